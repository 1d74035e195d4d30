import type { Texture } from 'pixi.js';
import { clamp01, mixColor } from '../../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../../engine/palette.ts';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import type { SceneAssets } from '../../engine/scene.ts';
import { gsap, paused, seek } from '../../engine/timeline.ts';
import { COINS, CONFETTI, drawBurst, SPARKS } from '../motion/burst.ts';
import { NumberLine, type NumberStyle } from '../text/numberLine.ts';

/** The tier of a celebration. A return not above the stake is `none`, whatever it is called elsewhere. */
type WinTier = 'none' | 'small' | 'medium' | 'big';

/** From this multiple of the stake on a win is medium, and big. */
const MEDIUM = 5n;
const BIG = 20n;

/** The tier of a return, both in minor units. */
export function winTier(stake: bigint, payout: bigint): WinTier {
  if (payout <= stake) return 'none';
  if (payout < MEDIUM * stake) return 'small';
  return payout < BIG * stake ? 'medium' : 'big';
}

/** Duration of a celebration, ms; the amount counts up in its first part. */
export const WIN_TIMES: Readonly<Record<WinTier, { lasts: number; counts: number }>> = {
  none: { lasts: 0, counts: 0 },
  small: { lasts: 1400, counts: 450 },
  medium: { lasts: 2400, counts: 1000 },
  big: { lasts: 4200, counts: 2000 },
};

/** A win, in minor units. Keep the same object for the same win. */
export interface Win {
  stake: bigint;
  payout: bigint;
  seed: number;
}

/** Where and how it is shown; one object, updated in place. */
export interface WinPlace {
  x: number;
  y: number;
  unit: number;
  /** Maximum width of the amount, CSS pixels; a longer one is scaled down. */
  width: number;
  style: NumberStyle;
  reducedMotion: boolean;
}

const SIZE = { none: 0, small: 34, medium: 42, big: 54 } as const;
const RAYS = 14;
/** Interval of a big win's waves of coins, ms. */
const WAVE = 900;
const WAVES = 3;

type LoudTier = Exclude<WinTier, 'none'>;
type Course = ReturnType<typeof courseOf>;
type Look = Course['look'];

/**
 * The timeline of a tier's celebration. Oscillations, bursts and glints have no end value and are computed directly; so is the
 * count, as gsap rounds to a millionth.
 */
function courseOf(tier: LoudTier) {
  const lasts = WIN_TIMES[tier].lasts / 1_000;
  const look = { glow: 0, rays: 0, alpha: 0, pop: 0.6 };
  const timeline = gsap
    .timeline({ defaults: { ease: 'smooth' } })
    .to(look, { glow: 1, duration: 0.16 }, 0)
    .to(look, { alpha: 1, duration: 0.12 }, 0)
    .to(look, { pop: 1, duration: 0.32, ease: 'back.out(1.7)' }, 0)
    .to(look, { rays: 1, duration: 0.7, ease: 'power2.out' }, 0)
    .to(look, { glow: 0, duration: lasts / 2 }, lasts / 2)
    .to(look, { alpha: 0, duration: 0.24 }, '>-0.24');
  return { look, timeline: paused(timeline) };
}

/**
 * Celebrates the player's own win by its size: an amount that counts up, light and sparks; coins from 5 times the stake;
 * confetti, rays and more coins from 20 times. With reduced motion only the amount, at once.
 */
export class WinCelebration {
  tier: WinTier = 'none';
  readonly #glow: Texture;
  readonly #sparks: readonly Texture[];
  readonly #coins: readonly Texture[];
  readonly #papers: readonly Texture[];
  readonly #number: NumberLine;
  readonly #courses: Readonly<Record<LoudTier, Course>>;
  #win: Win | null = null;

  /** Takes its sprites from the scene's atlas; every room's bundle has them. */
  constructor(assets: SceneAssets) {
    this.#glow = assets.texture('glow');
    this.#sparks = [assets.texture('spark')];
    this.#coins = assets.frames('confettiCoin');
    this.#papers = assets.frames('paper');
    this.#number = new NumberLine(assets.font('display'));
    this.#courses = { small: courseOf('small'), medium: courseOf('medium'), big: courseOf('big') };
  }

  /** Draws it `t` ms after the win was known. Returns whether the next frame will differ. */
  draw(t: number, win: Win, place: WinPlace, light: QuadBatch, near: QuadBatch): boolean {
    if (win !== this.#win) {
      this.#win = win;
      this.tier = winTier(win.stake, win.payout);
      this.#number.set(0n, win.payout);
    }
    const { lasts } = WIN_TIMES[this.tier];
    if (this.tier === 'none' || t < 0 || t >= lasts) return t < 0 && lasts > 0;
    const { look, timeline } = this.#courses[this.tier];
    seek(timeline, t);
    if (!place.reducedMotion) this.#drawParts(t, look, win.seed, place, light, near);
    this.#drawNumber(t, look, place, near);
    return true;
  }

  destroy(): void {
    for (const { timeline } of Object.values(this.#courses)) timeline.kill();
  }

  #drawParts(
    t: number,
    { glow, rays }: Look,
    seed: number,
    { x, y, unit }: WinPlace,
    light: QuadBatch,
    near: QuadBatch,
  ): void {
    const loud = SIZE[this.tier] / SIZE.big;
    const breath = loud * unit * (1 + 0.05 * Math.sin(t / 260));
    light.put(this.#glow, x, y, 3.6 * breath, 2.4 * breath, 0, VOLT, 0.42 * loud * glow);
    drawBurst(light, this.#sparks, SPARKS, t, seed, x, y, unit);
    if (this.tier === 'small') return;
    drawBurst(near, this.#coins, COINS, t - 60, seed + 1, x, y, unit);
    if (this.tier === 'medium') return;
    this.#drawRays(t, rays, x, y, unit, glow, light);
    for (let wave = 1; wave < WAVES; wave++)
      drawBurst(near, this.#coins, COINS, t - 60 - wave * WAVE, seed + 1 + wave, x, y, unit);
    drawBurst(near, this.#papers, CONFETTI, t - 120, seed + WAVES + 1, x, y, unit);
  }

  #drawRays(
    t: number,
    rays: number,
    x: number,
    y: number,
    unit: number,
    glow: number,
    light: QuadBatch,
  ): void {
    for (let i = 0; i < RAYS; i++) {
      const turn = (i / RAYS) * Math.PI * 2 + t / 2600;
      const reach = (64 + 34 * (i % 2)) * unit * rays;
      const atX = x + Math.cos(turn) * reach;
      const atY = y + Math.sin(turn) * reach * 0.8;
      light.put(this.#glow, atX, atY, 1.5 * unit, 0.12 * unit, turn, VOLT, 0.34 * glow);
    }
  }

  #drawNumber(t: number, { alpha, pop }: Look, place: WinPlace, near: QuadBatch): void {
    const { x, y, unit, style, reducedMotion } = place;
    const { counts } = WIN_TIMES[this.tier];
    const landed = reducedMotion ? 0 : Math.exp(-(((t - counts - 60) / 90) ** 2));
    this.#number.at(1, style);
    const fits = Math.min(SIZE[this.tier] * unit, place.width / this.#number.width(1));
    const size = reducedMotion ? fits : fits * pop * (1 + 0.08 * landed);
    if (!reducedMotion) this.#number.at(clamp01(t / counts), style);
    const width = this.#number.width(size);
    near.put(
      this.#glow,
      x,
      y,
      (1.5 * width) / this.#glow.width,
      (2.2 * size) / this.#glow.height,
      0,
      NIGHT,
      0.6 * alpha,
    );
    const tint = mixColor(VOLT, WHITE, 0.55 * landed);
    this.#number.put(near, x, y + size * 0.36, size, 0.5, tint, alpha);
  }
}

/** Minor units per whole; whole amounts are shown without decimals. */
const WHOLE = 100n;

/** The player's own win in a game's scene, celebrated when the return exceeds the stake. Each game decides when. */
export abstract class WinOverlay {
  /** Where it is shown: set it before drawing. */
  readonly place: Pick<WinPlace, 'x' | 'y' | 'unit' | 'width'>;
  readonly #celebration: WinCelebration;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '+' };
  readonly #full: WinPlace = { x: 0, y: 0, unit: 1, width: 0, style: this.#style, reducedMotion: false };
  #win: Win = { stake: 0n, payout: 0n, seed: 0 };

  constructor(assets: SceneAssets) {
    this.#celebration = new WinCelebration(assets);
    this.place = this.#full;
  }

  /** Sets the win. A view may contain an equal win in a new object, so wins are compared by value. */
  protected take({ stake, payout }: Pick<Win, 'stake' | 'payout'>, seed: number): void {
    const known = this.#win;
    if (known.stake === stake && known.payout === payout && known.seed === seed) return;
    this.#win = { stake, payout, seed };
    this.#style.fraction = payout % WHOLE !== 0n;
  }

  /** Draws it `since` ms after it became visible; nothing before. Returns whether it is shown. */
  protected show(
    since: number,
    decimal: ',' | '.',
    reducedMotion: boolean,
    light: QuadBatch,
    near: QuadBatch,
  ): boolean {
    this.#style.decimal = decimal;
    this.#full.reducedMotion = reducedMotion;
    return this.#celebration.draw(since, this.#win, this.#full, light, near);
  }

  destroy(): void {
    this.#celebration.destroy();
  }
}

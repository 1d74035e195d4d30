import type { Texture } from 'pixi.js';
import type { SceneAssets } from '../scene.ts';
import { COINS, CONFETTI, drawBurst, SPARKS } from './burst.ts';
import { clamp01, easeOut, mixColor, popOut, smoothstep } from './ease.ts';
import { NumberLine, type NumberStyle } from './numberLine.ts';
import { NIGHT, VOLT, WHITE } from './palette.ts';
import type { Quads } from './quads.ts';
import { WIN_FADE, WIN_TIMES, type WinTier, winTier } from './winTier.ts';

/** What is won, in minor units. Keep the same object while it is the same win. */
export interface Win {
  stake: bigint;
  payout: bigint;
  seed: number;
}

/** Where and how it is shown; one object, changed in place. */
export interface WinPlace {
  x: number;
  y: number;
  unit: number;
  /** The most CSS pixels the amount may take across; a longer one is written smaller. */
  width: number;
  style: NumberStyle;
  reducedMotion: boolean;
}

const SIZE = { none: 0, small: 34, medium: 42, big: 54 } as const;
const RAYS = 14;
/** A big win's coins come in waves, so many ms apart. */
const WAVE = 900;
const WAVES = 3;

/**
 * The player's own win, as loud as it is large: an amount that counts up, light and sparks; coins from 5 times the
 * stake; confetti, rays and more coins from 20 times. With less motion the amount alone, at once.
 */
export class WinCelebration {
  tier: WinTier = 'none';
  readonly #glow: Texture;
  readonly #sparks: readonly Texture[];
  readonly #coins: readonly Texture[];
  readonly #papers: readonly Texture[];
  readonly #number: NumberLine;
  #win: Win | null = null;

  /** Takes its sprites from the scene's atlas, where every table's bundle has them. */
  constructor(assets: SceneAssets) {
    this.#glow = assets.texture('glow');
    this.#sparks = [assets.texture('spark')];
    this.#coins = assets.frames('confettiCoin');
    this.#papers = assets.frames('paper');
    this.#number = new NumberLine(assets.font('display'));
  }

  /** Draws the moment `t` ms after the win was known. Answers whether it moves on from there. */
  draw(t: number, win: Win, place: WinPlace, light: Quads, near: Quads): boolean {
    if (win !== this.#win) {
      this.#win = win;
      this.tier = winTier(win.stake, win.payout);
      this.#number.set(0n, win.payout);
    }
    const { lasts } = WIN_TIMES[this.tier];
    if (t < 0 || t >= lasts) return t < 0 && lasts > 0;
    if (!place.reducedMotion) this.#drawParts(t, win.seed, place, light, near);
    this.#drawNumber(t, place, near);
    return true;
  }

  #drawParts(t: number, seed: number, { x, y, unit }: WinPlace, light: Quads, near: Quads): void {
    const { lasts } = WIN_TIMES[this.tier];
    const loud = SIZE[this.tier] / SIZE.big;
    const shown = smoothstep(t, 0, 160) * (1 - smoothstep(t, lasts * 0.5, lasts));
    const breath = loud * unit * (1 + 0.05 * Math.sin(t / 260));
    light.put(this.#glow, x, y, 3.6 * breath, 2.4 * breath, 0, VOLT, 0.42 * loud * shown);
    drawBurst(light, this.#sparks, SPARKS, t, seed, x, y, unit);
    if (this.tier === 'small') return;
    drawBurst(near, this.#coins, COINS, t - 60, seed + 1, x, y, unit);
    if (this.tier === 'medium') return;
    this.#drawRays(t, x, y, unit, shown, light);
    for (let wave = 1; wave < WAVES; wave++)
      drawBurst(near, this.#coins, COINS, t - 60 - wave * WAVE, seed + 1 + wave, x, y, unit);
    drawBurst(near, this.#papers, CONFETTI, t - 120, seed + WAVES + 1, x, y, unit);
  }

  #drawRays(t: number, x: number, y: number, unit: number, shown: number, light: Quads): void {
    for (let i = 0; i < RAYS; i++) {
      const turn = (i / RAYS) * Math.PI * 2 + t / 2600;
      const reach = (64 + 34 * (i % 2)) * unit * easeOut(t / 700);
      const atX = x + Math.cos(turn) * reach;
      const atY = y + Math.sin(turn) * reach * 0.8;
      light.put(this.#glow, atX, atY, 1.5 * unit, 0.12 * unit, turn, VOLT, 0.34 * shown);
    }
  }

  #drawNumber(t: number, place: WinPlace, near: Quads): void {
    const { x, y, unit, style, reducedMotion } = place;
    const { lasts, counts } = WIN_TIMES[this.tier];
    const alpha = smoothstep(t, 0, 120) * (1 - smoothstep(t, lasts - WIN_FADE, lasts));
    const pop = reducedMotion ? 1 : 0.6 + 0.4 * popOut(t / 320);
    const landed = reducedMotion ? 0 : Math.exp(-(((t - counts - 60) / 90) ** 2));
    this.#number.at(1, style);
    const fits = Math.min(SIZE[this.tier] * unit, place.width / this.#number.width(1));
    const size = fits * pop * (1 + 0.08 * landed);
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

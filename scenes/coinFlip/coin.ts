import type { Texture } from 'pixi.js';
import type { CoinFlipView } from '../../src/games/coinFlip/engine/coinFlipView.ts';
import { clamp01, lerp, mixColor, smoothstep } from '../engine/ease.ts';
import { VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { drawBurst, SPARKS } from '../kit/motion/burst.ts';
import { bounceHeight, touchTime } from '../kit/motion/flight.ts';
import { Spin } from '../kit/motion/spin.ts';
import type { FrameContext } from './frameContext.ts';

const TURN = Math.PI * 2;
const FRAMES = 32;
/** A still side has 240 pixels, a frame of the flip 168 (assets/docs/toys.md). */
const FRAME_SCALE = 240 / 168;
/** Rotation in the air, radians per ms, and the ms until that speed is reached. */
const SPEED = 0.0215;
const SPIN_UP = 70;
/** ms to the top of its path; its growth there, as it comes nearer; how far it sways while the side is unknown. */
const RISE = 320;
const NEARER = 0.22;
const SWAY = 0.05;
const BOUNCES = 2;
/** ms in which a wrong side loses its shine, and in which a right one's light fades. */
const DIM = 420;
const GLOW = 900;
const DULL = 0x8f88bf;
const EDGE_LIGHT = 0xfff3c9;

const FEW = { ...SPARKS, count: 18 };

/** The coin: thrown, spinning with light on its edge until the house has answered, falling, at rest. */
export class Coin {
  readonly #sides: readonly [Texture, Texture];
  readonly #frames: readonly Texture[];
  readonly #shadow: Texture;
  readonly #glow: Texture;
  readonly #flash: Texture;
  readonly #spark: readonly Texture[];
  readonly #spin = new Spin();
  /** Its height above its place, 0 to about 1, and its rotation at the time of the last frame. */
  #height = 0;
  #angle = 0;
  #flat = true;

  constructor(assets: SceneAssets) {
    this.#sides = [assets.texture('heads'), assets.texture('tails')];
    this.#frames = assets.frames('coin');
    this.#shadow = assets.texture('shadow');
    this.#glow = assets.texture('glow');
    this.#flash = assets.texture('flash');
    this.#spark = [assets.texture('spark')];
  }

  /** Draws the current time. Returns whether it moves. */
  draw(context: FrameContext, table: QuadBatch, light: QuadBatch): boolean {
    const { view } = context;
    this.#set(view, context.options.reducedMotion);
    this.#drawLight(context, light);
    this.#drawCoin(context, table, light);
    const flying = view.toss < view.lands && view.toss !== Number.POSITIVE_INFINITY;
    return flying || (view.since >= 0 && view.since < GLOW) || view.since < 0;
  }

  #set({ toss, falls, lands, from, to }: CoinFlipView, still: boolean): void {
    const lies = to ?? from;
    if (still || toss >= lands) {
      this.#height = 0;
      this.#angle = (lies * TURN) / 2;
      this.#flat = !still || to !== null;
      return;
    }
    this.#flat = false;
    const start = (from * TURN) / 2;
    if (toss < falls) {
      this.#height = heightAt(toss);
      this.#angle = start + turnAt(toss);
      return;
    }
    const left = lands - falls;
    const since = toss - falls;
    this.#height = heightAt(falls) * bounceHeight(since, left, BOUNCES);
    const turns = touchTime(1, left, BOUNCES);
    this.#spin.set(start + turnAt(falls), (lies * TURN) / 2, 1, turns, SPEED * spinUp(falls));
    this.#angle = this.#spin.angle(since);
    this.#flat = since >= turns;
  }

  #drawLight({ view, coinX, coinY, size, unit, options }: FrameContext, light: QuadBatch): void {
    const { since, end, streak, before, seed } = view;
    const right = end !== 'lost' && streak > before;
    if (!right || options.reducedMotion || since < 0 || since >= GLOW) return;
    const gone = smoothstep(since, 0, GLOW);
    const flash = (size * lerp(1.7, 2.5, gone)) / this.#flash.width;
    light.put(this.#flash, coinX, coinY, flash, flash, gone * 0.5, VOLT, 0.42 * (1 - gone));
    drawBurst(light, this.#spark, FEW, since, seed + streak, coinX, coinY, unit);
  }

  #drawCoin({ view, coinX, coinY, size, lift }: FrameContext, table: QuadBatch, light: QuadBatch): void {
    const up = this.#height;
    const near = 1 + NEARER * up;
    const y = coinY - lift * up;
    const ground = coinY + size * 0.6;
    const wide = (size * (0.86 - 0.3 * up)) / this.#shadow.width;
    table.put(this.#shadow, coinX, ground, wide, wide * 0.8, 0, WHITE, 0.7 - 0.4 * up);
    const lost = view.end === 'lost' ? clamp01(view.since / DIM) : 0;
    const tint = mixColor(WHITE, DULL, lost);
    if (this.#flat) {
      const side = this.#sides[view.to ?? view.from];
      const scale = size / 240;
      table.put(side, coinX, y, scale * near, scale * near, 0, tint, 1);
      return;
    }
    const frame = this.#frames[modulo(Math.round((this.#angle / TURN) * FRAMES), FRAMES)];
    if (!frame) return;
    const scale = (size / 240) * FRAME_SCALE * near;
    table.put(frame, coinX, y, scale, scale, 0, tint, 1);
    // Seen from its edge it reflects the light.
    const edge = Math.abs(Math.sin(this.#angle)) ** 7;
    const long = (size * 1.5 * near) / this.#glow.width;
    light.put(this.#glow, coinX, y, long, long * 0.22, 0, EDGE_LIGHT, 0.85 * edge);
    light.put(this.#glow, coinX, y, long * 0.5, long * 0.1, 0, WHITE, 0.7 * edge);
  }
}

/** Its height `t` ms after the throw, while it does not fall. */
function heightAt(t: number): number {
  if (t < RISE) return 1 - (1 - t / RISE) ** 2;
  return 1 + SWAY * Math.sin((t - RISE) / 190) * smoothstep(t, RISE, 2 * RISE);
}

function spinUp(t: number): number {
  return 1 - Math.exp(-t / SPIN_UP);
}

/** Its rotation by then, in radians. */
function turnAt(t: number): number {
  return SPEED * (t - SPIN_UP * spinUp(t));
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

import type { Texture } from 'pixi.js';
import type { Rect } from '../../src/games/pools/engine/poolView.ts';
import { VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import type { FrameContext } from './frameContext.ts';

const OFF = 0x4a3fa8;
const SPACING = 25;
const MOST = 96;

/** The lamps in the cabinet's border: they chase each other, faster while the light runs, and flash for a result. */
export class Bulbs {
  readonly #dot: Texture;
  readonly #glow: Texture;
  readonly #x = new Float32Array(MOST);
  readonly #y = new Float32Array(MOST);
  #count = 0;
  #size = 1;

  constructor(assets: SceneAssets) {
    this.#dot = assets.texture('dot');
    this.#glow = assets.texture('glow');
  }

  /** Places them along the middle of a border, clockwise, in the static layer. */
  resize({ x, y, width, height }: Rect, unit: number, still: QuadBatch): void {
    const across = 3 * Math.round(Math.min(12, width / (SPACING * unit)) / 3 + 0.5);
    const down = 3 * Math.round(Math.min(12, height / (SPACING * unit)) / 3 + 0.5);
    this.#count = 0;
    this.#size = 4.6 * Math.min(1.5, unit);
    const corner = 0.055;
    const share = (i: number, count: number) => corner + ((1 - 2 * corner) * (i + 0.5)) / count;
    for (let i = 0; i < across; i++) this.#add(x + width * share(i, across), y);
    for (let i = 0; i < down; i++) this.#add(x + width, y + height * share(i, down));
    for (let i = across; i-- > 0; ) this.#add(x + width * share(i, across), y + height);
    for (let i = down; i-- > 0; ) this.#add(x, y + height * share(i, down));
    const scale = this.#size / this.#dot.width;
    for (let i = 0; i < this.#count; i++)
      still.put(this.#dot, this.#x[i] ?? 0, this.#y[i] ?? 0, scale, scale, 0, OFF, 1);
  }

  draw(context: FrameContext, near: QuadBatch, light: QuadBatch): void {
    const scale = this.#size / this.#dot.width;
    const halo = (this.#size * 4.4) / this.#glow.width;
    for (let i = 0; i < this.#count; i++) {
      const lit = brightness(i, context);
      if (lit <= 0) continue;
      const x = this.#x[i] ?? 0;
      const y = this.#y[i] ?? 0;
      near.put(this.#dot, x, y, scale, scale, 0, VOLT, lit);
      near.put(this.#dot, x - scale * 2, y - scale * 2, scale * 0.5, scale * 0.5, 0, WHITE, 0.8 * lit);
      light.put(this.#glow, x, y, halo, halo, 0, 0xffb020, 0.55 * lit);
    }
  }

  #add(x: number, y: number): void {
    this.#x[this.#count] = x;
    this.#y[this.#count] = y;
    this.#count++;
  }
}

/** The brightness of lamp `i`: every third one moves on, all of them flash for a while after a result. */
function brightness(i: number, { view, options, runs, since, shown, again }: FrameContext): number {
  if (view.phase === 'loading') return 0;
  const third = i % 3 === 0 ? 1 : 0;
  if (options.reducedMotion || view.voided) return third;
  if (shown >= 0) return shown < 1_800 ? 0.2 + 0.8 * Math.abs(Math.cos((shown / 300) * Math.PI)) : third;
  if (again >= 0) return 1;
  const pace = runs ? 70 : view.phase === 'betting' && view.remaining < 5_000 ? 170 : 360;
  const time = view.phase === 'betting' ? view.elapsed : since;
  return (i - Math.floor(time / pace) + 30_000) % 3 === 0 ? 1 : 0;
}

import type { Texture } from 'pixi.js';
import { WHEEL_SEGMENTS } from '../../contract/promotions/dailyWheel/tables.ts';
import { lerp, mixColor } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { type Fields, WRITTEN } from './fields.ts';
import { SEGMENT, type WheelStand } from './wheelStand.ts';

/** The tint of segments that did not win. */
const DUSK = 0x5a5490;
/** Distance from the middle in pixels of the atlas: pegs, the mark of free spins. */
const PEGS = 252;
const MARK = 122;

/** The rotating parts: segments with their prizes, and the pegs between them. */
export class WheelFace {
  x = 0;
  y = 0;
  /** CSS pixels per pixel of the atlas. */
  scale = 1;
  readonly #segments: readonly Texture[];
  readonly #lit: Texture;
  readonly #peg: Texture;
  readonly #mark: Texture;

  constructor(assets: SceneAssets) {
    this.#segments = assets.frames('segment');
    this.#lit = assets.texture('segmentLit');
    this.#peg = assets.texture('peg');
    this.#mark = assets.texture('freeSpins');
  }

  /** Draws the segments; `dusk` 0..1 is how dark those that did not win are. */
  drawSegments({ looks, entries }: Fields, { angle, place }: WheelStand, dusk: number, far: QuadBatch): void {
    const { x, y, scale } = this;
    const dim = mixColor(WHITE, DUSK, dusk);
    for (let i = 0; i < entries.length; i++) {
      const sprite = this.#segments[looks[entries[i] ?? 0]?.enamel.sprite ?? 0];
      const tint = i === place ? WHITE : dim;
      if (sprite) far.put(sprite, x, y, scale, scale, angle + i * SEGMENT, tint, 1);
    }
  }

  /** Draws light over the winning segment. */
  drawLight({ angle, place }: WheelStand, glow: number, alpha: number, light: QuadBatch): void {
    if (place === null) return;
    light.put(this.#lit, this.x, this.y, this.scale, this.scale, angle + place * SEGMENT, glow, alpha);
  }

  drawPegs({ angle }: WheelStand, near: QuadBatch): void {
    const { x, y, scale } = this;
    for (let i = 0; i < WHEEL_SEGMENTS; i++) {
      const turn = angle + (i + 0.5) * SEGMENT;
      const reach = PEGS * scale;
      near.put(this.#peg, x + Math.sin(turn) * reach, y - Math.cos(turn) * reach, scale, scale, 0, WHITE, 1);
    }
  }

  /**
   * Draws the prizes, from the middle outwards, above everything that does not overlap them, which limits what has to be drawn
   * sharply.
   */
  drawPrizes({ looks, entries }: Fields, { angle, place }: WheelStand, dusk: number, text: QuadBatch): void {
    const { x, y, scale } = this;
    for (let i = 0; i < entries.length; i++) {
      const look = looks[entries[i] ?? 0];
      if (!look) continue;
      const turn = angle + i * SEGMENT;
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      const alpha = i === place ? 1 : lerp(1, 0.3, dusk);
      const { line, size, enamel, freeSpins } = look;
      const reach = WRITTEN * scale;
      line.putTurned(
        text,
        x + sin * reach,
        y - cos * reach,
        turn - Math.PI / 2,
        size * scale,
        1,
        enamel.ink,
        alpha,
      );
      if (!freeSpins) continue;
      const at = MARK * scale;
      text.put(this.#mark, x + sin * at, y - cos * at, 0.62 * scale, 0.62 * scale, turn, WHITE, alpha);
    }
  }
}

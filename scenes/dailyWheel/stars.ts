import type { Texture } from 'pixi.js';
import { lerp } from '../engine/ease.ts';
import { TEXT_SOFT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import { random } from '../kit/motion/random.ts';

const STARS = 56;
const SEED = 24;

/** Scatters stars over the night sky, at the same relative positions on every canvas. */
export function layStars(layer: QuadBatch, sprites: readonly Texture[], width: number, height: number): void {
  layer.begin();
  for (let i = 0; i < STARS; i++) {
    const part = (index: number) => random(SEED, 4 * i + index);
    // Most are of the smallest kind.
    const sprite = sprites[Math.floor(part(2) ** 2.4 * sprites.length)];
    const alpha = lerp(0.25, 0.85, part(3));
    if (sprite) layer.put(sprite, part(0) * width, part(1) * height, 0.5, 0.5, 0, TEXT_SOFT, alpha);
  }
  layer.end();
}

import type { Texture } from 'pixi.js';
import type { QuadBatch } from '../engine/quadBatch.ts';

/** Draws a frame whose borders of `border` pixels keep their thickness, at a scale of it. */
export function patch(
  batch: QuadBatch,
  texture: Texture,
  border: number,
  x: number,
  y: number,
  width: number,
  height: number,
  scale: number,
  tint: number,
  alpha: number,
): void {
  const { uvs, orig } = texture;
  const edge = Math.min(border * scale, width / 2, height / 2);
  const du = ((uvs.x2 - uvs.x0) * border) / orig.width;
  const dv = ((uvs.y2 - uvs.y0) * border) / orig.height;
  for (let row = 0; row < 3; row++) {
    const top = row === 0 ? y : row === 1 ? y + edge : y + height - edge;
    const high = row === 1 ? height - 2 * edge : edge;
    const v0 = row === 0 ? uvs.y0 : row === 1 ? uvs.y0 + dv : uvs.y2 - dv;
    const v1 = row === 0 ? uvs.y0 + dv : row === 1 ? uvs.y2 - dv : uvs.y2;
    if (high <= 0) continue;
    batch.part(x, top, edge, high, uvs.x0, v0, uvs.x0 + du, v1, tint, alpha);
    if (width > 2 * edge)
      batch.part(x + edge, top, width - 2 * edge, high, uvs.x0 + du, v0, uvs.x2 - du, v1, tint, alpha);
    batch.part(x + width - edge, top, edge, high, uvs.x2 - du, v0, uvs.x2, v1, tint, alpha);
  }
}

// @vitest-environment dom
import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { patch, QUAD_WORDS, SlotQuadBatch } from './slotQuadBatch.ts';

/** Corners of a quad: x, y, u and v of the upper left and the lower right one. */
function corners({ floats }: SlotQuadBatch, quad: number): number[] {
  const at = quad * QUAD_WORDS;
  return [...floats.subarray(at, at + 4), ...floats.subarray(at + 10, at + 14)];
}

const colorOf = ({ words }: SlotQuadBatch, quad: number, corner: number) =>
  (words[quad * QUAD_WORDS + corner * 5 + 4] as number) >>> 0;

describe('a quad batch', () => {
  it('clips unrotated quads at the edges of its window, including their texture', () => {
    const batch = new SlotQuadBatch(4);
    batch.begin();
    batch.cut(10, 20);
    batch.rect(Texture.WHITE, 0, 5, 8, 10, 0xffffff, 1);
    batch.rect(Texture.WHITE, 0, 15, 8, 10, 0xffffff, 1);
    batch.rect(Texture.WHITE, 0, 30, 8, 10, 0xffffff, 1);
    expect(batch.count).toBe(2);
    expect(corners(batch, 0)).toEqual([0, 10, 0, 0.5, 8, 15, 1, 1]);
    expect(corners(batch, 1)).toEqual([0, 15, 0, 0, 8, 20, 1, 0.5]);
  });

  it('shades from one height to another, over every quad between', () => {
    const batch = new SlotQuadBatch(2);
    batch.begin();
    batch.shade(0x000000, 1, 0, 100);
    batch.rect(Texture.WHITE, 0, 0, 10, 50, 0xffffff, 1);
    batch.rect(Texture.WHITE, 0, 50, 10, 50, 0xffffff, 1);
    expect(colorOf(batch, 0, 0)).toBe(0xffffffff);
    expect(colorOf(batch, 0, 2)).toBe(colorOf(batch, 1, 0));
    expect(colorOf(batch, 1, 2)).toBe(0xff000000);
  });

  it('covers nothing with additive light', () => {
    const batch = new SlotQuadBatch(1);
    batch.begin();
    batch.light = true;
    batch.rect(Texture.WHITE, 0, 0, 1, 1, 0xff0000, 0.5);
    expect(colorOf(batch, 0, 0)).toBe(0x0000007f);
  });

  it('drops quads beyond its capacity', () => {
    const batch = new SlotQuadBatch(1);
    batch.begin();
    for (let i = 0; i < 3; i++) batch.put(Texture.WHITE, i, 0, 1, 1, 0.3, 0xffffff, 1);
    expect(batch.count).toBe(1);
  });

  it('keeps the edges of a patch at any size', () => {
    const batch = new SlotQuadBatch(9);
    batch.begin();
    patch(batch, new Texture({ source: Texture.WHITE.source }), 0.25, 0, 0, 100, 50, 8, 0xffffff, 1);
    expect(batch.count).toBe(9);
    expect(corners(batch, 0)).toEqual([0, 0, 0, 0, 2, 2, 0.25, 0.25]);
    expect(corners(batch, 8)).toEqual([98, 48, 0.75, 0.75, 100, 50, 1, 1]);
  });
});

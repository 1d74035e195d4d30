// @vitest-environment dom
import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { QUAD_WORDS, QuadBatch, type QuadBatchOptions } from './quadBatch.ts';

const RED = 0xff0000;
const WHITE = 0xffffff;

/** Position, corners (left, top, right, bottom), u and v of two corners, and the colours of the upper and lower edge. */
function quad({ words }: QuadBatch, index: number) {
  const at = index * QUAD_WORDS;
  const floats = new Float32Array(words.buffer);
  const [x, y, right, bottom, left, top, , covers, ...uv] = floats.subarray(at, at + 12);
  return {
    x,
    y,
    corners: [left, top, right, bottom],
    covers,
    uv,
    colors: [...words.subarray(at + 12, at + 14)],
  };
}

function batchOf(capacity: number, options?: QuadBatchOptions): QuadBatch {
  const batch = new QuadBatch(Texture.WHITE, capacity, options);
  batch.begin();
  return batch;
}

it('clips unrotated quads to a range of heights, including their texture', () => {
  const batch = batchOf(4);
  batch.cut(10, 20);
  batch.rect(Texture.WHITE, 0, 5, 8, 10, WHITE, 1);
  batch.rect(Texture.WHITE, 0, 15, 8, 10, WHITE, 1);
  batch.rect(Texture.WHITE, 0, 30, 8, 10, WHITE, 1);
  expect(batch.count).toBe(2);
  expect(quad(batch, 0)).toMatchObject({ corners: [0, 10, 8, 15], uv: [0, 0.5, 1, 1] });
  expect(quad(batch, 1)).toMatchObject({ corners: [0, 15, 8, 20], uv: [0, 0, 1, 0.5] });
  batch.open();
  batch.rect(Texture.WHITE, 0, 30, 8, 10, WHITE, 1);
  expect(batch.count).toBe(3);
});

it('shades from one height to another, over every quad between', () => {
  const batch = batchOf(2);
  batch.shade(0, 1, 0, 100);
  batch.rect(Texture.WHITE, 0, 0, 10, 50, WHITE, 1);
  batch.rect(Texture.WHITE, 0, 50, 10, 50, WHITE, 1);
  const [upper, lower] = [quad(batch, 0).colors, quad(batch, 1).colors];
  expect(upper[0]).toBe(0xffffffff);
  expect(upper[1]).toBe(lower[0]);
  expect(lower[1]).toBe(0xff000000);
});

it('covers nothing with light, for a whole batch or for some quads', () => {
  const batch = batchOf(2);
  batch.light = true;
  batch.rect(Texture.WHITE, 0, 0, 1, 1, RED, 0.5);
  batch.light = false;
  batch.rect(Texture.WHITE, 0, 0, 1, 1, RED, 0.5);
  expect([0, 1].map((index) => quad(batch, index).covers)).toEqual([0, 1]);
  expect(quad(batch, 0).colors).toEqual([0x7f0000ff, 0x7f0000ff]);
  const light = batchOf(1, { blendMode: 'add' });
  light.put(Texture.WHITE, 0, 0, 1, 1, 0, RED, 1);
  expect(quad(light, 0).covers).toBe(0);
});

it('drops quads beyond its capacity, and begins anew', () => {
  const batch = batchOf(1);
  for (let i = 0; i < 3; i++) batch.put(Texture.WHITE, i, 0, 1, 1, 0.3, WHITE, 1);
  expect(batch.count).toBe(1);
  batch.begin();
  expect(batch.count).toBe(0);
});

it('has the bounds of its quads', () => {
  const batch = batchOf(2);
  batch.rect(Texture.WHITE, 10, 20, 30, 40, WHITE, 1);
  batch.put(Texture.WHITE, 100, 100, 10, 10, Math.PI, WHITE, 1);
  batch.end();
  const { minX, minY, maxX, maxY } = batch.bounds;
  expect([minX, minY, maxX, maxY].map(Math.round)).toEqual([10, 20, 100, 100]);
});

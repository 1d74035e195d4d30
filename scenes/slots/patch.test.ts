// @vitest-environment dom
import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { QUAD_WORDS, QuadBatch } from '../engine/quadBatch.ts';
import { patch } from './patch.ts';

it('keeps the edges of a patch at any size', () => {
  const batch = new QuadBatch(Texture.WHITE, 9);
  batch.begin();
  patch(batch, new Texture({ source: Texture.WHITE.source }), 0.25, 0, 0, 100, 50, 8, 0xffffff, 1);
  expect(batch.count).toBe(9);
  const floats = new Float32Array(batch.words.buffer);
  const [, , right, bottom, left, top] = floats;
  expect([left, top, right, bottom]).toEqual([0, 0, 2, 2]);
  const [, , lastRight, lastBottom, lastLeft, lastTop] = floats.subarray(8 * QUAD_WORDS);
  expect([lastLeft, lastTop, lastRight, lastBottom]).toEqual([98, 48, 100, 50]);
});

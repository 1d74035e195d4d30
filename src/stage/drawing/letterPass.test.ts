// @vitest-environment dom
import fc from 'fast-check';
import { Matrix, Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { QUAD_WORDS, QuadBatch } from '../../../scenes/kit/quads.ts';
import { DrawState } from './batchedDrawing.ts';
import type { LayerData } from './layerKinds.ts';
import { LetterPass } from './letterPass.ts';

const SIDE = 100;

/** Smaller overlaps, in pixels, are invisible; positions are stored in 32 bits. */
const NOTHING = 1e-3;

interface Piece {
  x: number;
  y: number;
  wide: number;
  high: number;
  rotation: number;
  letter: boolean;
}

const piece = fc.record<Piece>({
  x: fc.integer({ min: -10, max: 110 }),
  y: fc.integer({ min: -10, max: 110 }),
  wide: fc.integer({ min: 1, max: 60 }),
  high: fc.integer({ min: 1, max: 60 }),
  rotation: fc.constantFrom(0, 0, 1, Math.PI / 2),
  letter: fc.boolean(),
});

/** Draws layers of these pieces. Returns the numbers of the pieces drawn in the coarse picture and over it. */
function split(layers: readonly (readonly Piece[])[]): { coarse: number[]; above: number[] } {
  const pass = new LetterPass();
  const coarse: number[] = [];
  const above: number[] = [];
  let next = 0;
  pass.begin();
  for (const pieces of layers) {
    const layer = new QuadBatch(Texture.WHITE, pieces.length);
    layer.begin();
    for (const { x, y, wide, high, rotation, letter } of pieces)
      layer.put(Texture.WHITE, x, y, wide, high, rotation, next++, 1, letter);
    layer.end();
    const how = new DrawState();
    how.transform.set(2 / SIDE, 0, 0, -2 / SIDE, -1, 1);
    const left = pass.takeFrom(layer, how);
    if (left) coarse.push(...numbers(left));
  }
  pass.draw({ add: (layer) => above.push(...numbers(layer)) });
  return { coarse, above };
}

/** The pieces' tints, which are their numbers. */
function numbers({ words, count }: LayerData): number[] {
  return Array.from({ length: count }, (_, i) => (words[i * QUAD_WORDS + 12] ?? 0) & 0xffffff).map(
    (bgr) => ((bgr & 255) << 16) | (bgr & 0xff00) | (bgr >> 16),
  );
}

function cornersOf({ x, y, wide, high, rotation }: Piece) {
  const turned = new Matrix().rotate(rotation).translate(x, y);
  return [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ].map(([u = 0, v = 0]) => turned.apply({ x: u, y: v }));
}

/** Whether two pieces overlap: no line along a side of either separates them (separating axis). */
function overlap(one: Piece, other: Piece): boolean {
  const [a, b] = [cornersOf(one), cornersOf(other)];
  return [one.rotation, other.rotation]
    .flatMap((angle) => [angle, angle + Math.PI / 2])
    .every((angle) => {
      const along = (corners: { x: number; y: number }[]) =>
        corners.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
      const [p, q] = [along(a), along(b)];
      return Math.min(...p) < Math.max(...q) - NOTHING && Math.min(...q) < Math.max(...p) - NOTHING;
    });
}

function onCanvas(one: Piece, other: Piece): boolean {
  const inside = (values: number[]) => Math.max(...values) > NOTHING && Math.min(...values) < SIDE - NOTHING;
  return [one, other].every((each) => {
    const corners = cornersOf(each);
    return inside(corners.map(({ x }) => x)) && inside(corners.map(({ y }) => y));
  });
}

/** Extends over the canvas's edge only by a rounding error. */
const EDGE = { x: 0, y: -1, wide: 1, high: 2, rotation: Math.PI / 2 };

it('draws each piece once, every letter above, and overlapping pieces in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(piece, { minLength: 1, maxLength: 8 }), { maxLength: 5 }), (layers) => {
      const pieces = layers.flat();
      const { coarse, above } = split(layers);
      const order = [...coarse, ...above];
      expect(order.toSorted((a, b) => a - b)).toEqual(pieces.map((_, i) => i));
      pieces.forEach((one, i) => {
        if (one.letter) expect(above).toContain(i);
        for (let j = 0; j < i; j++) {
          const other = pieces[j] as Piece;
          if (onCanvas(one, other) && overlap(one, other))
            expect(order.indexOf(j)).toBeLessThan(order.indexOf(i));
        }
      });
    }),
    { examples: [[[[{ ...EDGE, letter: true }], [{ ...EDGE, letter: false }]]]] },
  );
});

it('leaves layers unchanged that have no letter and touch none', () => {
  const still = { x: 0, y: 0, wide: 100, high: 100, rotation: 0, letter: false };
  const word = { x: 10, y: 10, wide: 5, high: 5, rotation: 0, letter: true };
  const aside = { x: 60, y: 60, wide: 20, high: 20, rotation: 0, letter: false };
  expect(split([[still], [word], [aside]])).toEqual({ coarse: [0, 2], above: [1] });
  expect(split([[still, word, aside, still]])).toEqual({ coarse: [0, 2], above: [1, 3] });
});

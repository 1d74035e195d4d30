// @vitest-environment dom
import fc from 'fast-check';
import { Texture, TextureSource } from 'pixi.js';
import { expect, it } from 'vitest';
import { NinePatch, Pill } from './plates.ts';

const sprite = new Texture({ source: new TextureSource({ width: 96, height: 96 }) });
const lengths = fc.double({ min: 60, max: 900, noNaN: true });

/** The pieces' rectangles: left, top, right, bottom. */
function laid(put: (layer: Pick<import('../../engine/quadBatch.ts').QuadBatch, 'put'>) => void): number[][] {
  const pieces: number[][] = [];
  put({
    put: (piece, x, y, scaleX, scaleY) =>
      void pieces.push([x, y, x + piece.width * scaleX, y + piece.height * scaleY]),
  });
  return pieces;
}

it('covers its area from edge to edge, piece by piece, as a nine-patch and as a pill', () => {
  fc.assert(
    fc.property(lengths, lengths, (width, height) => {
      const patch = laid((layer) =>
        new NinePatch(sprite, 20).put(layer, 5, 7, width, height, 0.5, 0xffffff, 1),
      );
      const pill = laid((layer) => new Pill(sprite).put(layer, 5, 7, width, 40, 0xffffff, 1));
      for (const [pieces, count, bottom] of [
        [patch, 9, 7 + height],
        [pill, 3, 47],
      ] as const) {
        expect(pieces).toHaveLength(count);
        expect(pieces[0]!.slice(0, 2)).toEqual([5, 7]);
        expect(pieces.at(-1)![2]).toBeCloseTo(5 + width, 6);
        expect(pieces.at(-1)![3]).toBeCloseTo(bottom, 6);
      }
      const area = patch.reduce((sum, [l, t, r, b]) => sum + (r! - l!) * (b! - t!), 0);
      expect(area).toBeCloseTo(width * height, 4);
    }),
  );
});

it('destroys its pieces and keeps the sprite', () => {
  new NinePatch(sprite, 20).destroy();
  new Pill(sprite).destroy();
  expect(sprite.destroyed).toBe(false);
});

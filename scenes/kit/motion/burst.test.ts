// @vitest-environment dom
import fc from 'fast-check';
import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { type BurstKind, burstTime, COINS, CONFETTI, drawBurst, SPARKS } from './burst.ts';

/** The output of a burst at a time: x, y, scales, rotation, tint and alpha of every piece. */
function laid(kind: BurstKind, t: number, seed: number): number[][] {
  const pieces: number[][] = [];
  drawBurst(
    { put: (_frame, ...piece) => void pieces.push(piece as number[]) },
    [Texture.WHITE],
    kind,
    t,
    seed,
    50,
    60,
    1,
  );
  return pieces;
}

const kinds = fc.constantFrom(SPARKS, COINS, CONFETTI);
const seeds = fc.nat(0xffffffff);

it('is a function of time and seed, with at most its count of pieces', () => {
  fc.assert(
    fc.property(kinds, seeds, fc.double({ min: -100, max: 4_000, noNaN: true }), (kind, seed, t) => {
      const pieces = laid(kind, t, seed);
      expect(pieces.length).toBeLessThanOrEqual(kind.count);
      for (const piece of pieces) expect(piece.every(Number.isFinite)).toBe(true);
      expect(laid(kind, t, seed)).toEqual(pieces);
    }),
  );
});

it('starts at its position and ends in its time', () => {
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      expect(laid(kind, 0, seed)).toEqual([]);
      for (const [x = 0, y = 0] of laid(kind, 2, seed)) expect(Math.hypot(x - 50, y - 60)).toBeLessThan(3);
      expect(laid(kind, burstTime(kind), seed)).toEqual([]);
      expect(laid(kind, burstTime(kind) - 1, seed).every((piece) => (piece[6] ?? 1) < 0.05)).toBe(true);
    }),
  );
});

it('falls: what went up comes down', () => {
  const heights = [200, 600, 1_000].map((t) => {
    const pieces = laid({ ...COINS, over: 0 }, t, 4);
    return pieces.reduce((sum, [, y = 0]) => sum + y, 0) / pieces.length;
  });
  expect(heights[0]).toBeLessThan(60);
  expect(heights[2]).toBeGreaterThan(heights[1]!);
});

it('moves without a jump', () => {
  fc.assert(
    fc.property(kinds, seeds, fc.integer({ min: 50, max: 1_900 }), (kind, seed, t) => {
      const [before, after] = [laid({ ...kind, over: 0 }, t, seed), laid({ ...kind, over: 0 }, t + 1, seed)];
      if (before.length !== after.length) return;
      before.forEach(([x = 0, y = 0], i) => {
        const [nextX = 0, nextY = 0] = after[i] ?? [];
        expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(1.5);
      });
    }),
  );
});

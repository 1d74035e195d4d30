import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFloats, hashText, hmacText, pick } from '../../fairness.ts';

const K = hashText('kilat');

describe('draws', () => {
  it('have the floats of games.md', () => {
    const floats = drawFloats(K, 'r1');
    const three = [floats.next().value, floats.next().value, floats.next().value];
    expect(three).toEqual([732834248, 3494886784, 2485501095]);
  });

  it('continue in the next block after eight floats', () => {
    const floats = drawFloats(K, 'r1');
    for (let i = 0; i < 8; i++) floats.next();
    expect(floats.next().value).toBe(Number.parseInt(hmacText(K, 'r1:1').slice(0, 8), 16));
  });

  it('pick every number of a range, the last one at the highest float', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1 << 21 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (n, float) => {
          expect(pick(float, n)).toBe(Number((BigInt(float) * BigInt(n)) >> 32n));
        },
      ),
    );
    expect([pick(0, 24), pick(2 ** 32 - 1, 24)]).toEqual([0, 23]);
  });
});

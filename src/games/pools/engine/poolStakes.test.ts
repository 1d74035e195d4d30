import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doubledStakes,
  type PoolStake,
  placedStakes,
  scaledStakes,
  sumOf,
  withStakes,
} from './poolStakes.ts';

const LIMITS = { min: 100_000n, max: 500_000_000n };
const stakes = fc.array(
  fc.record<PoolStake>({ pool: fc.integer({ min: 0, max: 5 }), amount: fc.bigInt(LIMITS.min, LIMITS.max) }),
  { minLength: 1, maxLength: 12 },
);

describe('filling the slip', () => {
  it('never exceeds a limit or the balance, and adds all or none', () => {
    const placed = fc.array(fc.bigInt(0n, LIMITS.max), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(stakes, stakes, placed, fc.bigInt(0n, 3n * LIMITS.max), (slip, more, placed, balance) => {
        const next = withStakes(slip, more, { limits: LIMITS, placed, balance });
        if (typeof next === 'string') return;
        expect(next).toEqual([...slip, ...more]);
        expect(sumOf(next) <= balance).toBe(true);
        for (const { pool, amount } of placedStakes(6, next))
          expect(amount + (placed[pool] ?? 0n) <= LIMITS.max).toBe(true);
      }),
    );
  });

  it('reports the reason', () => {
    const room = { limits: LIMITS, placed: [LIMITS.max, 0n], balance: 1_000_000n };
    expect(withStakes([], [{ pool: 0, amount: 100_000n }], room)).toBe('overLimit');
    expect(withStakes([], [{ pool: 1, amount: 2_000_000n }], room)).toBe('noFunds');
    expect(withStakes([], [{ pool: 1, amount: 1_000_000n }], room)).toHaveLength(1);
    expect(withStakes([], [{ pool: 1, amount: 2_000_000n }], { ...room, balance: null })).toHaveLength(1);
  });

  it('doubles the stakes on the slip, or the placed ones when it is empty', () => {
    const slip = [{ pool: 1, amount: 5n }];
    expect(doubledStakes(slip, [7n, 0n])).toBe(slip);
    expect(doubledStakes([], [7n, 0n, 9n])).toEqual([
      { pool: 0, amount: 7n },
      { pool: 2, amount: 9n },
    ]);
  });
});

describe('bets raised together', () => {
  it('keep their proportions in whole units, never below the minimum and never above the requested sum', () => {
    fc.assert(
      fc.property(stakes, fc.bigInt(1n, 50n), (list, times) => {
        const bets = placedStakes(6, list).map(({ pool, amount }) => ({
          pool,
          amount: (amount / 100n) * 100n,
        }));
        const base = sumOf(bets);
        expect(scaledStakes(bets, base, LIMITS.min)).toBe(bets);
        const raised = scaledStakes(bets, base * times + 50n, LIMITS.min);
        expect(raised.map(({ amount }) => amount)).toEqual(bets.map(({ amount }) => amount * times));
      }),
    );
  });

  it('are raised to the minimum bet', () => {
    const bets = [
      { pool: 0, amount: 100_000n },
      { pool: 1, amount: 900_000n },
    ];
    expect(scaledStakes(bets, 500_000n, 100_000n).map(({ amount }) => amount)).toEqual([100_000n, 450_000n]);
  });
});

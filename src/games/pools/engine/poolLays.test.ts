import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betsOf, doubling, type Lay, openIntents, scaledBets, sumOf, withLays } from './poolLays.ts';

const LIMITS = { min: 100_000n, max: 500_000_000n };
const lays = fc.array(
  fc.record<Lay>({ pool: fc.integer({ min: 0, max: 5 }), amount: fc.bigInt(LIMITS.min, LIMITS.max) }),
  { minLength: 1, maxLength: 12 },
);

describe('laying', () => {
  it('never passes a limit or the wallet, and takes all or none', () => {
    const standing = fc.array(fc.bigInt(0n, LIMITS.max), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(lays, lays, standing, fc.bigInt(0n, 3n * LIMITS.max), (laid, more, standing, balance) => {
        const next = withLays(laid, more, { limits: LIMITS, standing, balance });
        if (typeof next === 'string') return;
        expect(next).toEqual([...laid, ...more]);
        expect(sumOf(next) <= balance).toBe(true);
        for (const { pool, amount } of betsOf(6, next))
          expect(amount + (standing[pool] ?? 0n) <= LIMITS.max).toBe(true);
      }),
    );
  });

  it('says what is in the way', () => {
    const room = { limits: LIMITS, standing: [LIMITS.max, 0n], balance: 1_000_000n };
    expect(withLays([], [{ pool: 0, amount: 100_000n }], room)).toBe('overLimit');
    expect(withLays([], [{ pool: 1, amount: 2_000_000n }], room)).toBe('noFunds');
    expect(withLays([], [{ pool: 1, amount: 1_000_000n }], room)).toHaveLength(1);
    expect(withLays([], [{ pool: 1, amount: 2_000_000n }], { ...room, balance: null })).toHaveLength(1);
  });

  it('doubles what is laid, or what stands where nothing is laid', () => {
    const laid = [{ pool: 1, amount: 5n }];
    expect(doubling(laid, [7n, 0n])).toBe(laid);
    expect(doubling([], [7n, 0n, 9n])).toEqual([
      { pool: 0, amount: 7n },
      { pool: 2, amount: 9n },
    ]);
  });
});

describe('bets raised together', () => {
  it('keep their proportions in whole units, never below the least and never above what was asked for', () => {
    fc.assert(
      fc.property(lays, fc.bigInt(1n, 50n), (list, times) => {
        const bets = betsOf(6, list).map(({ pool, amount }) => ({ pool, amount: (amount / 100n) * 100n }));
        const base = sumOf(bets);
        expect(scaledBets(bets, base, LIMITS.min)).toBe(bets);
        const raised = scaledBets(bets, base * times + 50n, LIMITS.min);
        expect(raised.map(({ amount }) => amount)).toEqual(bets.map(({ amount }) => amount * times));
      }),
    );
  });

  it('are lifted to the least bet', () => {
    const bets = [
      { pool: 0, amount: 100_000n },
      { pool: 1, amount: 900_000n },
    ];
    expect(scaledBets(bets, 500_000n, 100_000n).map(({ amount }) => amount)).toEqual([100_000n, 450_000n]);
  });
});

describe('bets that were asked for', () => {
  const intent = { pool: 0, amount: 1n, key: 'a', roundId: '10', lostAt: null };

  it('end with their round', () => {
    const open = [intent];
    expect(openIntents(open, '10', null)).toBe(open);
    expect(openIntents(open, '11', null)).toEqual([]);
    expect(openIntents(open, null, null)).toBe(open);
  });

  it('end with the first snapshot that was asked for after their answer was given up', () => {
    const lost = [{ ...intent, lostAt: 500 }];
    expect(openIntents(lost, '10', 499)).toBe(lost);
    expect(openIntents(lost, '10', 500)).toEqual([]);
    expect(openIntents([intent], '10', 500)).toHaveLength(1);
  });
});

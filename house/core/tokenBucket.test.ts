import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Buckets, TokenBucket } from './tokenBucket.ts';

it('allows the burst at once and the rate in the long run', () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 10 }, 0);
  const taken = (now: number) => {
    let count = 0;
    while (bucket.take(now)) count += 1;
    return count;
  };
  expect([taken(0), taken(99), taken(100), taken(350), taken(100_000)]).toEqual([5, 0, 1, 2, 5]);
});

it('never allows more than burst and rate', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 200 });
  fc.assert(
    fc.property(waits, (steps) => {
      const bucket = new TokenBucket({ burst: 3, perSecond: 20 }, 0);
      let now = 0;
      let taken = 0;
      for (const wait of steps) {
        now += wait;
        if (bucket.take(now)) taken += 1;
      }
      expect(taken).toBeLessThanOrEqual(3 + (now * 20) / 1_000);
    }),
  );
});

describe('Buckets', () => {
  it('give every key the burst and the rate, whatever the others take', () => {
    const allowance = { burst: 10, perSecond: 20 };
    const takes = fc.array(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c'),
        wait: fc.integer({ min: 0, max: 3_000 }),
        cost: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(takes, (steps) => {
        const together = new Buckets(allowance);
        const alone = new Map(['a', 'b', 'c'].map((key) => [key, new Buckets(allowance)]));
        const taken = new Map<string, number>();
        let now = 0;
        for (const { key, wait, cost } of steps) {
          now += wait;
          const through = together.take(key, now, cost);
          expect(through).toBe(alone.get(key)?.take(key, now, cost));
          if (through) taken.set(key, (taken.get(key) ?? 0) + cost);
        }
        for (const sum of taken.values()) expect(sum).toBeLessThanOrEqual(10 + (now * 20) / 1_000 + 1e-6);
      }),
    );
  });

  it('refuse everything during a debt, and accept refunds', () => {
    const buckets = new Buckets({ burst: 10, perSecond: 1 });
    buckets.spend('a', 0, 15);
    expect([buckets.take('a', 0), buckets.take('a', 5_900), buckets.take('a', 6_000)]).toEqual([
      false,
      false,
      true,
    ]);
    buckets.spend('b', 0, 10);
    buckets.spend('b', 0, -4);
    expect([buckets.take('b', 0, 4), buckets.take('b', 0)]).toEqual([true, false]);
  });

  it('drop full buckets, and the oldest ones when there are too many', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, 100);
    for (let i = 0; i < 1_000; i++) buckets.take(`address ${i}`, 0);
    expect(buckets.size).toBe(100);
    buckets.spend('deep in debt', 0, 1_000);
    buckets.take('another', 60_000);
    expect(buckets.size).toBe(2);
    expect(buckets.take('deep in debt', 60_000)).toBe(false);
  });
});

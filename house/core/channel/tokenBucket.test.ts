import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TokenBucket } from './tokenBucket.ts';

it('lets the burst through at once and the rate on the long run', () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 10 }, 0);
  const taken = (now: number) => {
    let count = 0;
    while (bucket.take(now)) count += 1;
    return count;
  };
  expect([taken(0), taken(99), taken(100), taken(350), taken(100_000)]).toEqual([5, 0, 1, 2, 5]);
});

it('never lets more through than burst and rate allow', () => {
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

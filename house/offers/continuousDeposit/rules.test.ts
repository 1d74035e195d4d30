import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateAfter } from '../../../contract/marketTime.ts';
import { weekCost } from './price.ts';
import { counts, runningOf, runsOf } from './rules.ts';
import { CONTINUOUS_DEPOSIT } from './settings.ts';

const DAY_ONE = '2026-12-28';
const day = (after: number) => dateAfter(DAY_ONE, after);

it('a day counts if its minimum was deposited on it, and staked on it', () => {
  const sum = (deposited: bigint, staked: bigint) => counts({ deposited, staked }, 20n);
  expect([sum(20n, 20n), sum(19n, 99n), sum(99n, 19n), counts(undefined, 20n)]).toEqual([
    ...[true, false, false, false],
  ]);
});

it('runs are consecutive days, across the end of the year too, and a missed day starts a new one', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (counted) => {
      const days = counted.flatMap((yes, i) => (yes ? [day(i)] : []));
      const runs = runsOf(days);
      expect(
        runs.flatMap(({ since, days }) => Array.from({ length: days }, (_, i) => dateAfter(since, i))),
      ).toEqual(days);
      for (const [i, { since }] of runs.entries()) {
        const before = runs[i - 1];
        if (before) expect(since > dateAfter(before.since, before.days)).toBe(true);
      }
    }),
  );
});

it('the run continues through yesterday, as today can still count, and is over the day after', () => {
  const runs = runsOf([day(0), day(1), day(2)]);
  expect([2, 3, 4].map((today) => runningOf(runs, day(today))?.days ?? null)).toEqual([3, 3, null]);
});

it('a week costs what its runs give, whatever day the week begins on', () => {
  const habits = (pattern: string) => {
    const days = [...pattern].map((played) => 20 * Number(played));
    return weekCost(CONTINUOUS_DEPOSIT, { staked: days, deposited: days, level: 0, lossShare: 1 });
  };
  expect(habits('0000000')).toBe(0);
  expect(habits('1100110')).toBe(0);
  expect(habits('1100111')).toBeCloseTo(0.06);
  expect(habits('0011111')).toBeCloseTo(0.06);
  expect(habits('1111111')).toBeCloseTo((7 * 0.68) / 31);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../fairness.ts';
import { numbers, returnOf } from '../pools/testReturn.ts';
import { expectFitting, MARKET_IDS } from '../pools/testStakes.ts';
import {
  WINGO_NUMBER_RATE,
  WINGO_POOLS,
  WINGO_STAKES,
  WINGO_TIMING,
  wingoColours,
  wingoRate,
  wingoResult,
  wingoRoundHash,
} from './rules.ts';
import { WINGO_TREND_ROUNDS, wingoTrend } from './trend.ts';

it('draws the test vector of games.md, with the timing of games.md', () => {
  const roundHash = wingoRoundHash(hashText('kilat'), 'fastest', '202611200001');
  expect(roundHash).toBe('87d1a6791b785132678ca471556bcdb3f7925177d594a10e5a30eda6e0369df0');
  expect(wingoResult(roundHash)).toBe(5);
  const { round, closed } = WINGO_TIMING;
  expect([round.fastest, round.faster, round.standard, closed]).toEqual([30_000, 60_000, 120_000, 4_000]);
});

it('has the colours and rates of the spec', () => {
  const paid = (result: number) =>
    Object.fromEntries(WINGO_POOLS.map((pool) => [pool, wingoRate(pool, result)]).filter(([, rate]) => rate));
  expect(paid(0)).toEqual({ zero: 95_000n, red: 15_000n, violet: 47_500n });
  expect(paid(5)).toEqual({ five: 95_000n, green: 15_000n, violet: 47_500n });
  expect(paid(7)).toEqual({ seven: 95_000n, green: 20_000n });
  expect(paid(8)).toEqual({ eight: 95_000n, red: 20_000n });
  expect([1, 3, 7, 9].map(wingoColours)).toEqual(Array(4).fill(['green']));
});

it.each(WINGO_POOLS.map((pool) => [pool]))('returns 95 % of a stake on %s', (pool) => {
  expect(returnOf(numbers(10), (result) => wingoRate(pool, result))).toEqual([19n, 20n]);
});

it.each(MARKET_IDS)('has stake limits in %s that never exceed the highest profit', (market) => {
  const stakes = WINGO_STAKES[market];
  expectFitting(stakes, [[stakes.max, WINGO_NUMBER_RATE]], [stakes]);
});

describe('trend', () => {
  it('counts results, newest first', () => {
    const rows = Object.fromEntries(wingoTrend([5, 5, 1, 0, 2]).map(({ select, ...row }) => [select, row]));
    expect(rows.five).toEqual({ missing: 0, avgMissing: 1, frequency: 2, maxContinued: 2 });
    expect(rows.green).toEqual({ missing: 0, avgMissing: 0, frequency: 3, maxContinued: 3 });
    expect(rows.red).toEqual({ missing: 3, avgMissing: 1, frequency: 2, maxContinued: 2 });
    expect(rows.nine).toEqual({ missing: 5, avgMissing: 5, frequency: 0, maxContinued: 0 });
  });

  it('is consistent for any results', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: WINGO_TREND_ROUNDS }), (results) => {
        const rows = wingoTrend(results);
        expect(rows.slice(0, 10).reduce((sum, { frequency }) => sum + frequency, 0)).toBe(results.length);
        for (const { missing, frequency, maxContinued } of rows) {
          expect(missing + frequency <= results.length).toBe(true);
          expect(maxContinued <= frequency).toBe(true);
        }
      }),
    );
  });
});

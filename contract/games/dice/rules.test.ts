import { expect, it } from 'vitest';
import { hashText } from '../../fairness.ts';
import { numbers, percent, returnOf } from '../pools/testReturn.ts';
import { expectFitting, MARKET_IDS } from '../pools/testStakes.ts';
import { DICE_POOLS, DICE_RATES, DICE_STAKES, DICE_TIMING, diceRate, drawDice } from './rules.ts';

it('draws the test vector of games.md, with the timing of games.md', () => {
  expect(drawDice(hashText('kilat'), 'r1')).toEqual([1, 4, 3]);
  expect(DICE_TIMING).toMatchObject({ betting: 20_000, reveal: 8_000 });
});

it('pays each of six faces by how often it is shown', () => {
  expect(DICE_POOLS).toHaveLength(6);
  expect(DICE_POOLS.map((num) => diceRate(num, [2, 2, 2]))).toEqual([0n, 0n, 90_000n, 0n, 0n, 0n]);
  expect(DICE_POOLS.map((num) => diceRate(num, [0, 5, 0]))).toEqual([30_000n, 0n, 0n, 0n, 0n, 20_000n]);
});

const throws = numbers(6).flatMap((a) => numbers(6).flatMap((b) => numbers(6).map((c) => [a, b, c])));

it.each(DICE_POOLS.map((pool) => [pool]))('returns 17/18 of a stake on %s', (pool) => {
  const fraction = returnOf(throws, (rand) => diceRate(pool, rand));
  expect(fraction).toEqual([17n, 18n]);
  expect(percent(fraction)).toBe(94.44);
});

it.each(MARKET_IDS)('has stake limits in %s that never exceed the highest profit', (market) => {
  const stakes = DICE_STAKES[market];
  expectFitting(
    stakes,
    DICE_RATES.map((rate) => [stakes.max, rate]),
    [stakes],
  );
});

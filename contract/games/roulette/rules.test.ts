import { expect, it } from 'vitest';
import { hashText } from '../../fairness.ts';
import { numbers, percent, returnOf } from '../pools/testReturn.ts';
import { expectFitting, MARKET_IDS } from '../pools/testStakes.ts';
import {
  colourOf,
  drawRoulette,
  ROULETTE_NUMBERS,
  ROULETTE_POOLS,
  ROULETTE_RATES,
  ROULETTE_STAKES,
  ROULETTE_TIMING,
  rouletteRate,
} from './rules.ts';

it('draws the test vector of games.md, with the timing of games.md', () => {
  expect(drawRoulette(hashText('kilat'), 'r1')).toBe(2);
  expect(ROULETTE_TIMING).toMatchObject({ betting: 20_000, reveal: 8_000 });
});

it('pays exactly one colour of every number', () => {
  for (let number = 0; number < 15; number++) {
    const won = ROULETTE_POOLS.filter((pool) => rouletteRate(pool, number) > 0n);
    expect(won).toEqual([colourOf(number)]);
  }
  expect(colourOf(15)).toBe('blue');
});

it.each(ROULETTE_POOLS.map((pool) => [pool]))('returns 14/15 of a stake on %s', (pool) => {
  const fraction = returnOf(numbers(ROULETTE_NUMBERS), (number) => rouletteRate(pool, number));
  expect(fraction).toEqual([14n, 15n]);
  expect(percent(fraction)).toBe(93.33);
});

it.each(MARKET_IDS)('has stake limits in %s that never exceed the highest profit', (market) => {
  const stakes = ROULETTE_STAKES[market];
  expectFitting(
    stakes,
    ROULETTE_POOLS.map((pool) => [stakes.max, ROULETTE_RATES[pool]]),
    [stakes],
  );
});

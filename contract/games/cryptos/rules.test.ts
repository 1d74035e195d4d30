import { expect, it } from 'vitest';
import { numbers, percent, returnOf } from '../pools/testReturn.ts';
import { begin } from '../solo/play.ts';
import { drawnAt, UNBOUNDED } from '../solo/testSolo.ts';
import type { CryptosHand } from './channel.ts';
import { COIN_KINDS, COINS, CRYPTOS_RULES, HAND_RATES, handOf } from './rules.ts';

const all = numbers(COIN_KINDS ** COINS).map((n) =>
  numbers(COINS).map((i) => Math.floor(n / COIN_KINDS ** i) % COIN_KINDS),
);

it('draws five coins of seven', () => {
  expect(drawnAt(CRYPTOS_RULES, 0, null)).toEqual([5, 3, 2, 4, 4]);
});

it('classifies hands of five coins, each with its expected frequency', () => {
  const counts: Partial<Record<CryptosHand, number>> = {};
  for (const coins of all) counts[handOf(coins)] = (counts[handOf(coins)] ?? 0) + 1;
  // 7 kinds; 7 * 6 * C(5, 4); 7 * 6 * C(5, 3); and so on: 7^5 in total.
  expect(counts).toEqual({
    fiveAlike: 7,
    fourAlike: 210,
    fullHouse: 420,
    threeAlike: 2_100,
    twoPairs: 3_150,
    onePair: 8_400,
    none: 2_520,
  });
});

it('pays by the table of games.md', () => {
  expect(Object.values(HAND_RATES)).toEqual([500_000n, 50_000n, 40_000n, 30_000n, 20_000n, 1_000n, 0n]);
});

it('returns 98.29 %', () => {
  const rate = (coins: number[]) => begin(CRYPTOS_RULES, null, coins, UNBOUNDED).state.rate;
  expect(percent(returnOf(all, rate))).toBe(98.29);
});

import { expect, it } from 'vitest';
import type { Rate } from '../../money.ts';
import { RATE_ONE } from '../../money.ts';
import { DICE_POOLS, diceRate } from '../dice/rules.ts';
import { DINGDONG_BOARD, DINGDONG_POOLS, dingdongRate, symbolOf } from '../dingdong/rules.ts';
import { ROULETTE_NUMBERS, ROULETTE_POOLS, rouletteRate } from '../roulette/rules.ts';
import { WINGO_POOLS, wingoRate } from '../wingo/rules.ts';

/** The return to player of every bet, counted over all results: fractions of bigints, no rounding. */

type Fraction = readonly [numerator: bigint, denominator: bigint];

const numbers = (n: number) => Array.from({ length: n }, (_, i) => i);

/** What a bet returns on average over results that are equally likely, in lowest terms. */
function returnOf<Result>(results: readonly Result[], rateOf: (result: Result) => Rate): Fraction {
  const paid = results.reduce((sum, result) => sum + rateOf(result), 0n);
  return lowest(paid, BigInt(results.length) * RATE_ONE);
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}

/** In hundredths of a percent, rounded as games.md writes it. */
const percent = ([numerator, denominator]: Fraction) =>
  Number((numerator * 20_000n + denominator) / (denominator * 2n)) / 100;

const dice = numbers(6).flatMap((a) => numbers(6).flatMap((b) => numbers(6).map((c) => [a, b, c])));

it.each(DICE_POOLS.map((pool) => [pool]))('dice %s returns 17/18 of its stake', (pool) => {
  const fraction = returnOf(dice, (rand) => diceRate(pool, rand));
  expect(fraction).toEqual([17n, 18n]);
  expect(percent(fraction)).toBe(94.44);
});

it.each(ROULETTE_POOLS.map((pool) => [pool]))('roulette %s returns 14/15 of its stake', (pool) => {
  const fraction = returnOf(numbers(ROULETTE_NUMBERS), (number) => rouletteRate(pool, number));
  expect(fraction).toEqual([14n, 15n]);
  expect(percent(fraction)).toBe(93.33);
});

// Again draws anew: what a bet returns depends on the cells that are left, each as likely as the others.
const lastCells = numbers(DINGDONG_BOARD.length).filter((cell) => symbolOf(cell) !== 'Again');

it.each(DINGDONG_POOLS.map((pool) => [pool]))('dingdong %s returns what games.md says', (pool) => {
  expect(lastCells).toHaveLength(22);
  const fraction = returnOf(lastCells, (cell) => dingdongRate(pool, [cell]));
  const isTree = pool === 'Apple' || pool === 'Mango';
  expect(fraction).toEqual(isTree ? [52n, 55n] : [21n, 22n]);
  expect(percent(fraction)).toBe(isTree ? 94.55 : 95.45);
});

it.each(WINGO_POOLS.map((pool) => [pool]))('wingo %s returns 95 % of its stake', (pool) => {
  expect(returnOf(numbers(10), (result) => wingoRate(pool, result))).toEqual([19n, 20n]);
});

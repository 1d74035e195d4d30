import { drawFloats, pick } from '../../fairness.ts';
import { RATE_ONE, type Rate } from '../../money.ts';
import { STAKES } from '../stakes.ts';

/** Roulette: the rules of games.md in exact integers. */

/** Duration of betting, and how long the result is shown, in ms. */
export const ROULETTE_TIMING = { betting: 20_000, reveal: 8_000 } as const;

export const ROULETTE_STAKES = STAKES;

export const ROULETTE_POOLS = ['red', 'blue', 'black'] as const;
export type RoulettePool = (typeof ROULETTE_POOLS)[number];

/** The rate of each colour: the total return. */
export const ROULETTE_RATES: Readonly<Record<RoulettePool, Rate>> = {
  red: 2n * RATE_ONE,
  blue: 2n * RATE_ONE,
  black: 14n * RATE_ONE,
};

/** The numbers of the wheel: 0 to 14. */
export const ROULETTE_NUMBERS = 15;

/** The number of a round: `pick(15)`. @param prefix the round's id, including its public value if it mixes one in */
export function drawRoulette(salt: string, prefix: string): number {
  return pick(drawFloats(salt, prefix).next().value, ROULETTE_NUMBERS);
}

/** 0 is black, 1 to 7 red, 8 to 14 blue; 15, which is never drawn, counts as blue. */
export function colourOf(number: number): RoulettePool {
  if (number === 0) return 'black';
  return number <= 7 ? 'red' : 'blue';
}

/** The rate of a bet on a colour; 0 if lost. */
export function rouletteRate(pool: RoulettePool, number: number): Rate {
  return colourOf(number) === pool ? ROULETTE_RATES[pool] : 0n;
}

import { drawFloats, pick } from '../../fairness.ts';
import { RATE_ONE, type Rate } from '../../money.ts';
import { STAKES } from '../stakes.ts';

/** Dice: the rules of games.md in exact integers. A pool is a face, 0 to 5 as on the wire. */

/** Duration of betting, and how long the result is shown, in ms. */
export const DICE_TIMING = { betting: 20_000, reveal: 8_000 } as const;

export const DICE_STAKES = STAKES;

export const DICE_POOLS = [0, 1, 2, 3, 4, 5] as const;

/** The three faces of a round, 0 to 5. */
export type DiceRand = [number, number, number];

/** The rate of a pool whose face is shown 0, 1, 2 or 3 times: the total return. */
export const DICE_RATES: readonly Rate[] = [0n, 2n * RATE_ONE, 3n * RATE_ONE, 9n * RATE_ONE];

/**
 * The dice of a round: three times `pick(6)`.
 * @param prefix the round's id, including its public value if it mixes one in
 */
export function drawDice(salt: string, prefix: string): DiceRand {
  const floats = drawFloats(salt, prefix);
  const roll = () => pick(floats.next().value, DICE_POOLS.length);
  return [roll(), roll(), roll()];
}

/** The rate of a bet on `num`; 0 if lost. */
export function diceRate(num: number, rand: readonly number[]): Rate {
  return DICE_RATES[rand.filter((face) => face === num).length] ?? 0n;
}

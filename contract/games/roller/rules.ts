import { pickNext } from '../../fairness.ts';
import { payout, type Rate } from '../../money.ts';
import { DECIDED_AT_ONCE, fairRate, type SoloRules, type SoloState, unless, within } from '../solo/rules.ts';

/**
 * Roller: the rules of games.md. The result is `pick(10000)`, in hundredths; a right choice with probability p pays 0.98 / p.
 * `choose` is in hundredths too: 7455 is 74.55.
 */

export const RESULTS = 10_000;
/** Number of winning results out of 10,000: 1 to 95 %. */
export const LEAST_RIGHT = 100;
export const MOST_RIGHT = 9_500;

export interface RollerChoice {
  choose: number;
  isHigher: boolean;
}

export interface RollerState extends SoloState {
  /** In hundredths. */
  result: number;
}

/** On how many of the 10,000 results a choice wins: its probability in 1/10000. */
export function rollerChance({ choose, isHigher }: RollerChoice): number {
  return isHigher ? RESULTS - 1 - choose : choose;
}

/** The choice with a given probability, in 1/10000. */
export function chooseFor(chance: number, isHigher: boolean): number {
  return isHigher ? RESULTS - 1 - chance : chance;
}

/** The rate of a right choice. */
export function rollerRate(choice: RollerChoice): Rate {
  return fairRate(BigInt(RESULTS), BigInt(rollerChance(choice)));
}

/** Whether a choice wins. */
export function isRolled({ choose, isHigher }: RollerChoice, result: number): boolean {
  return isHigher ? result > choose : result < choose;
}

export const ROLLER_RULES: SoloRules<RollerChoice, number, never, RollerState> = {
  ...DECIDED_AT_ONCE,
  key: 'roller',
  refusal: (choice) =>
    unless(within(choice.choose, 0, RESULTS - 1) && within(rollerChance(choice), LEAST_RIGHT, MOST_RIGHT)),
  draw: (floats) => pickNext(floats, RESULTS),
  first: (choice, result) => ({
    result,
    rate: isRolled(choice, result) ? rollerRate(choice) : 0n,
    done: true,
  }),
  highest: (choice, amount) => payout(amount, rollerRate(choice)),
};

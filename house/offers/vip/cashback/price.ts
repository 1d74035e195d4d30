import type { Habits } from '../../engine/habits.ts';
import { LEAST_MARGIN } from '../../engine/price.ts';
import { ratesOf } from './rules.ts';
import type { CashbackNumbers } from './settings.ts';

/** The minimum margin of slot and fish games: none in the catalogue returns more than 97.8 % (verified by a test). */
export const SLOTS_MARGIN = 0.022;

/**
 * The cost of cashback for habits, in U: assumes that everything is staked where cashback is highest relative to the lowest
 * margin, which is that of one of our own games. Slots have a higher rate and a higher margin: only the excess of their rate
 * counts.
 */
export function costOf(numbers: CashbackNumbers, { staked, level }: Habits): number {
  const { originalBackRate, slotsBackRate } = ratesOf(numbers, level);
  const rate = Math.max(originalBackRate / 10_000, slotsBackRate / 10_000 - (SLOTS_MARGIN - LEAST_MARGIN));
  return rate * staked.reduce((sum, day) => sum + day, 0);
}

import type { Habits } from '../../engine/habits.ts';
import { LEAST_MARGIN } from '../../engine/price.ts';
import { ratesOf } from './rules.ts';
import type { CashbackNumbers } from './settings.ts';

/** What a slot or fish game keeps at least: the catalogue has none that returns more than 97.8 % (a test says so). */
export const SLOTS_MARGIN = 0.022;

/**
 * What cashback gives for habits, in U: all is staked where it is worth most against the least margin, which is that of a game of ours.
 * Slots give more and keep more: only what is left of their rate counts.
 */
export function costOf(numbers: CashbackNumbers, { staked, level }: Habits): number {
  const { originalBackRate, slotsBackRate } = ratesOf(numbers, level);
  const rate = Math.max(originalBackRate / 10_000, slotsBackRate / 10_000 - (SLOTS_MARGIN - LEAST_MARGIN));
  return rate * staked.reduce((sum, day) => sum + day, 0);
}

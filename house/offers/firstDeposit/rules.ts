import type { GiftRefused } from '../../../contract/http/offers/depositGifts.ts';
import type { FirstDepositNumbers } from './settings.ts';

/** The percentage for the first deposit, which is higher in the first hours, and the remaining time of that, ms. */
export function percentAt(
  { percent, later, hours }: Pick<FirstDepositNumbers, 'percent' | 'later' | 'hours'>,
  registeredAt: number,
  now: number,
): { percent: number; until: number | null } {
  const until = registeredAt + hours * 3_600_000;
  return now < until ? { percent, until } : { percent: later, until: null };
}

/** Whether the gift applies to a player's next deposit. */
export function firstState(deposits: number, promisedBefore: boolean): 'now' | GiftRefused {
  if (deposits > 0) return 'over';
  return promisedBefore ? 'taken' : 'now';
}

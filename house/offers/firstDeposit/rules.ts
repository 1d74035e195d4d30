import type { GiftRefused } from '../../../contract/http/offers/depositGifts.ts';
import type { FirstDepositNumbers } from './settings.ts';

/** What the first deposit brings: more for the first hours, ms, and what is left after them. */
export function percentAt(
  { percent, later, hours }: Pick<FirstDepositNumbers, 'percent' | 'later' | 'hours'>,
  registeredAt: number,
  now: number,
): { percent: number; until: number | null } {
  const until = registeredAt + hours * 3_600_000;
  return now < until ? { percent, until } : { percent: later, until: null };
}

/** Whether a player's next deposit is the first one that a gift is for. */
export function firstState(deposits: number, promisedBefore: boolean): 'now' | GiftRefused {
  if (deposits > 0) return 'over';
  return promisedBefore ? 'taken' : 'now';
}

import * as v from 'valibot';
import { COMEBACK_MISSIONS } from '../../../contract/http/offers/missions.ts';
import { bonusesOf, count, hundredths, missionNumbers } from '../engine/missions/settings.ts';

/** The tasks of returning players, amounts in hundredths of U. */
export const comebackNumbers = v.object({
  ...missionNumbers,
  bonuses: bonusesOf(COMEBACK_MISSIONS),
  /** The required number of whole days without being seen, and the minimum number of days between two offers. */
  away: count,
  every: count,
  /** The required number of sign-in days, and the stakes. */
  signIns: count,
  signInStake: hundredths,
  deposit: hundredths,
  stake: hundredths,
});

export type ComebackNumbers = v.InferOutput<typeof comebackNumbers>;

/** The awards are below what a game with the minimum margin retains of the required play (docs/promotions.md). */
export const COMEBACK_TASKS: ComebackNumbers = {
  days: 7,
  claimDays: 3,
  bonuses: { days: 30, deposit: 50, stake: 150 },
  all: 250,
  multiple: 5,
  away: 14,
  every: 60,
  signIns: 3,
  signInStake: 5_000,
  deposit: 5_000,
  stake: 30_000,
};

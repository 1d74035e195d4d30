import * as v from 'valibot';
import { COMEBACK_MISSIONS } from '../../../contract/http/offers/missions.ts';
import { bonusesOf, count, hundredths, missionNumbers } from '../engine/missions/settings.ts';

/** The tasks of who comes back, amounts in hundredths of U. */
export const comebackNumbers = v.object({
  ...missionNumbers,
  bonuses: bonusesOf(COMEBACK_MISSIONS),
  /** How many whole days nobody was to be seen, and how many there are between one time and the next. */
  away: count,
  every: count,
  /** On how many days to sign in, and what is to be staked besides. */
  signIns: count,
  signInStake: hundredths,
  deposit: hundredths,
  stake: hundredths,
});

export type ComebackNumbers = v.InferOutput<typeof comebackNumbers>;

/** What is given stays below what a game of the least margin keeps of the play that is asked for (docs/promotions.md). */
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

import * as v from 'valibot';
import { NEWCOMER_MISSIONS } from '../../../contract/http/offers/missions.ts';
import { bonusesOf, count, hundredths, missionNumbers } from '../engine/missions/settings.ts';

/** The tasks of the first days, amounts in hundredths of U. */
export const newcomerNumbers = v.object({
  ...missionNumbers,
  bonuses: bonusesOf(NEWCOMER_MISSIONS),
  /** The number of our own games to play. */
  games: count,
  stake: hundredths,
});

export type NewcomerNumbers = v.InferOutput<typeof newcomerNumbers>;

export const NEWCOMER_TASKS: NewcomerNumbers = {
  days: 7,
  claimDays: 3,
  bonuses: { phone: 200, pin: 100, bank: 100, app: 300, games: 200, deposit: 500, stake: 600 },
  all: 2_000,
  multiple: 5,
  games: 3,
  stake: 20_000,
};

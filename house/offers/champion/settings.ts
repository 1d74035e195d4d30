import * as v from 'valibot';
import { placePrizes } from '../engine/placePrizes.ts';

export const CHAMPION_CODE = 'champion';

/**
 * The prizes of each week's championship of a game, in hundredths of U. The minimum stake of 1 U is that of the day totals
 * (`ranked_bet`).
 */
export const championNumbers = v.object({
  prizes: placePrizes,
  /** Number of days in which prizes can be claimed. */
  claimDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});

export type ChampionNumbers = v.InferOutput<typeof championNumbers>;

export const CHAMPION: ChampionNumbers = {
  prizes: {
    pot: 100_000,
    steps: [
      { to: 1, each: 25_000 },
      { to: 2, each: 12_000 },
      { to: 3, each: 8_000 },
      { to: 4, each: 5_000 },
      { to: 5, each: 4_000 },
      { to: 10, each: 2_000 },
      { to: 20, each: 1_200 },
      { to: 30, each: 1_000 },
      { to: 50, each: 700 },
    ],
  },
  claimDays: 7,
};

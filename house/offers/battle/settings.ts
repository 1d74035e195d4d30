import * as v from 'valibot';
import { placePrizes } from '../engine/placePrizes.ts';

export const BATTLE_CODE = 'battle';

/** The prizes of a day's battle, in hundredths of U. */
export const battleNumbers = v.object({
  prizes: placePrizes,
  /** Number of days in which prizes can be claimed. */
  claimDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});

export type BattleNumbers = v.InferOutput<typeof battleNumbers>;

export const BATTLE: BattleNumbers = {
  prizes: {
    pot: 30_000,
    steps: [
      { to: 1, each: 8_000 },
      { to: 2, each: 4_500 },
      { to: 3, each: 3_000 },
      { to: 4, each: 2_000 },
      { to: 5, each: 1_500 },
      { to: 10, each: 800 },
      { to: 20, each: 700 },
    ],
  },
  claimDays: 7,
};

import * as v from 'valibot';
import { LEVEL_SCORES } from '../../../../contract/promotions/vipLevels.ts';

export const CASHBACK_CODE = 'cashback';

const rates = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))),
  v.length(LEVEL_SCORES.length),
);

/** Cashback on a day's stakes at levels 0 to 10, in basis points. */
export const cashbackNumbers = v.object({
  originalBackRates: rates,
  slotsBackRates: rates,
  /** Number of days in which it can be claimed, and number of days before the expiry for the reminder. */
  days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(366)),
  remindedDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
});

export type CashbackNumbers = v.InferOutput<typeof cashbackNumbers>;

export const CASHBACK: CashbackNumbers = {
  originalBackRates: [0, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30],
  slotsBackRates: [0, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50],
  days: 30,
  remindedDays: 3,
};

import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The bonus for a friend's first deposit, in hundredths of U and 1/10000; the database also reads these names. */
export const spreadRechargeNumbers = v.object({
  /** The minimum deposit. */
  least: hundredths,
  fixed: hundredths,
  share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000)),
  /** The maximum bonus in total. */
  most: hundredths,
});

export type SpreadRechargeNumbers = v.InferOutput<typeof spreadRechargeNumbers>;

export const SPREAD_RECHARGE: SpreadRechargeNumbers = {
  least: 5_000,
  fixed: 1_000,
  share: 500,
  most: 10_000,
};

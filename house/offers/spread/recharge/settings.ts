import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What a friend's first deposit brings, in hundredths of U and 1/10000; the database reads them under these names as well. */
export const spreadRechargeNumbers = v.object({
  /** The deposit that counts at least. */
  least: hundredths,
  fixed: hundredths,
  share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000)),
  /** Both together at most. */
  most: hundredths,
});

export type SpreadRechargeNumbers = v.InferOutput<typeof spreadRechargeNumbers>;

export const SPREAD_RECHARGE: SpreadRechargeNumbers = {
  least: 5_000,
  fixed: 1_000,
  share: 500,
  most: 10_000,
};

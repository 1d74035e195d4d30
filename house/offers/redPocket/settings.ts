import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Times, amounts and requirements of rains; amounts in hundredths of U. */
export const redPocketNumbers = v.object({
  /** Hours of the market's day. */
  hours: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
    v.minLength(1),
    v.maxLength(12),
  ),
  /** Duration of a rain, minutes. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(59)),
  envelopes: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_000)),
  /** Total of a rain's envelopes: at least one hundredth each. */
  total: hundredths,
  /** The required stakes of today and yesterday together. */
  least: hundredths,
});

export type RedPocketNumbers = v.InferOutput<typeof redPocketNumbers>;

export const RED_POCKET: RedPocketNumbers = {
  hours: [12, 18, 21],
  minutes: 10,
  envelopes: 200,
  total: 10_000,
  least: 5_000,
};

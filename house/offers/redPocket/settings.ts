import * as v from 'valibot';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** When it rains, and what a rain holds and asks for; amounts in hundredths of U. */
export const redPocketNumbers = v.object({
  /** Hours of the market's day. */
  hours: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
    v.minLength(1),
    v.maxLength(12),
  ),
  /** How long a rain lasts. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(59)),
  envelopes: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_000)),
  /** What they hold together: one hundredth each at least. */
  total: hundredths,
  /** What is to be staked today and yesterday. */
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

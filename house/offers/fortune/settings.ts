import * as v from 'valibot';

/** Settings of the birthday gift. */
export const giftNumbers = v.object({
  /** The amount per VIP level, in hundredths of U. */
  perLevel: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Number of days from the birthday on in which it can be applied for. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
});

export type GiftNumbers = v.InferOutput<typeof giftNumbers>;

export const BIRTHDAY_GIFT: GiftNumbers = { perLevel: 1_000, days: 30 };

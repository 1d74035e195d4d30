import * as v from 'valibot';

/** What the gift for a birthday is. */
export const giftNumbers = v.object({
  /** For each VIP level, in hundredths of U. */
  perLevel: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** So many days from the birthday on it can be applied for. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
});

export type GiftNumbers = v.InferOutput<typeof giftNumbers>;

export const BIRTHDAY_GIFT: GiftNumbers = { perLevel: 1_000, days: 30 };

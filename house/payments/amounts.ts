import * as v from 'valibot';
import type { Settings } from '../site/settings.ts';

const minor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform((text) => BigInt(text)),
);
const range = v.object({ min: minor, max: minor });

const schema = v.object({
  rechargeRange: range,
  firstRechargeMin: minor,
  fixedRechargeAmounts: v.array(minor),
  withdrawRange: range,
  withdrawDaily: v.object({ amount: minor, count: v.pipe(v.number(), v.integer()) }),
  withdrawFee: minor,
  bankAccountLimit: v.pipe(v.number(), v.integer()),
  usdtRate: v.pipe(minor, v.minValue(1n)),
});

/** The amounts of payments as the site's settings say them. */
export type PayAmounts = v.InferOutput<typeof schema>;

/** Reads them (site_config). @throws when one is missing or not in its shape */
export async function readAmounts(settings: Settings): Promise<PayAmounts> {
  const { configs } = await settings.some(Object.keys(schema.entries));
  return v.parse(schema, configs);
}

import * as v from 'valibot';
import type { Settings } from '../../site/site/settings.ts';

/** An amount in minor units, as text. */
const minor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform((text) => BigInt(text)),
);
const whole = v.pipe(v.number(), v.integer());
const range = v.object({ min: minor, max: minor });

const withdrawLevel = v.object({ level: whole, deposits: minor, max: minor });
export type WithdrawLevel = v.InferOutput<typeof withdrawLevel>;

function rises(levels: WithdrawLevel[]): boolean {
  return levels.every(({ deposits, max }, i) => {
    const below = levels[i - 1];
    return below === undefined || (deposits > below.deposits && max >= below.max);
  });
}

const schema = v.object({
  rechargeRange: range,
  firstRechargeMin: minor,
  fixedRechargeAmounts: v.array(minor),
  withdrawRange: range,
  withdrawDaily: v.object({ amount: minor, count: whole }),
  withdrawFee: minor,
  withdrawLevels: v.pipe(
    v.array(withdrawLevel),
    v.check((levels) => levels[0]?.deposits === 0n, 'the first level is from nothing on'),
    v.check(rises, 'each level wants more paid in than the one before, and lets more out'),
  ),
  bankAccountLimit: whole,
  usdtRate: v.pipe(minor, v.minValue(1n)),
});

/** The amounts of payments in the site's settings. */
export type PayAmounts = v.InferOutput<typeof schema>;

/** Reads them (site_config). @throws if one is missing or malformed */
export async function readAmounts(settings: Settings): Promise<PayAmounts> {
  const { configs } = await settings.some(Object.keys(schema.entries));
  return v.parse(schema, configs);
}

import * as v from 'valibot';
import type { Settings } from '../../site/site/settings.ts';

/** An amount in minor units, written as text. */
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

/** The amounts of payments as the site's settings say them. */
export type PayAmounts = v.InferOutput<typeof schema>;

/** Reads them (site_config). @throws when one is missing or not in its shape */
export async function readAmounts(settings: Settings): Promise<PayAmounts> {
  const { configs } = await settings.some(Object.keys(schema.entries));
  return v.parse(schema, configs);
}

const KEY = 'depositPromotions';

const localized = v.object({ id: v.string(), 'es-MX': v.string(), en: v.string() });
const time = v.optional(v.nullable(v.pipe(v.number(), v.integer())), null);

const promotion = v.object({
  code: v.pipe(v.string(), v.regex(/^\w{1,20}$/)),
  title: localized,
  text: localized,
  /** The least deposit it comes with. */
  min: minor,
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  /** The most that it gives. */
  most: v.pipe(minor, v.minValue(1n)),
  /** How often the gift is to be staked before it is the player's, and how many days that may take. */
  turnover: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 30),
  /** Once a player, with the first deposit; else once a day of the market where `daily` says so. */
  firstOnly: v.optional(v.boolean(), false),
  daily: v.optional(v.boolean(), false),
  /** When it can be chosen, ms since 1970; null for always. */
  from: time,
  until: time,
});

/** A gift that comes with deposits, as the site's settings have it. */
export type Promotion = v.InferOutput<typeof promotion>;

/** Reads them (site_config). @throws when one is not in its shape */
export async function readPromotions(settings: Settings): Promise<Promotion[]> {
  const { configs } = await settings.some([KEY]);
  return v.parse(v.optional(v.array(promotion), []), configs[KEY]);
}

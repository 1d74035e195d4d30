import * as v from 'valibot';
import type { Settings } from '../../site/site/settings.ts';
import { minor } from './amounts.ts';

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

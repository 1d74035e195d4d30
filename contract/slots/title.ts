import * as v from 'valibot';
import { hashText } from '../fairness.ts';
import { type SlotDefinition, slotSchema } from './models.ts';
import { rate, whole } from './schema.ts';

/** How a slot looks: words of its cover (house/site/catalogue/seed), by which the client draws it. */
const look = v.object({
  motif: v.string(),
  skin: whole(0, 20),
  theme: v.string(),
  palette: v.string(),
  scene: v.string(),
  pattern: v.string(),
});

/** What was counted of a slot, and of which definition: stamped by `npm run slots:stamp`. */
const record = v.object({
  /** The definition it was counted of (`definitionHash`). */
  hash: v.pipe(v.string(), v.hexadecimal()),
  /** The return to player in 1/10000: counted exactly but for the cap, or simulated. */
  method: v.picklist(['exact', 'simulated']),
  rtp: v.number(),
  /** Of the return, in 1/10000; 0 where it is exact. */
  standardError: v.number(),
  /** That of a bought feature, over its price. */
  buyRtp: v.optional(v.number()),
  /** Spins that were played for what is not exact; 0 where all of it was counted. */
  spins: whole(0, 1_000_000_000),
  /** How often a spin pays anything, and how often it brings the feature. */
  hitRate: v.number(),
  featureRate: v.number(),
  /** The standard deviation of a spin, in bets, and its class (volatility.ts). */
  deviation: v.number(),
  volatility: v.picklist([1, 2, 3, 4, 5]),
  /** The highest win that there can be, and the highest that was simulated: in 1/10000 of the bet. */
  maxWin: rate,
  maxSeen: rate,
});

/** A title: a game of the catalogue as its studio keeps it. */
export const titleSchema = v.object({
  id: v.string(),
  slot: slotSchema,
  look,
  record: v.optional(record),
});

export type SlotTitle = v.InferOutput<typeof titleSchema>;
export type SlotRecord = v.InferOutput<typeof record>;

/** The hash of a definition, whatever the order of its keys. */
export function definitionHash(slot: SlotDefinition): string {
  return hashText(JSON.stringify(sorted(slot)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, of]) => of !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, of]) => [key, sorted(of)]),
  );
}

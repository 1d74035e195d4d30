import * as v from 'valibot';
import { hashText } from '../fairness.ts';
import { type SlotDefinition, slotSchema } from './models.ts';
import { rate, whole } from './schema.ts';

/** The look of a slot: words of its cover (house/site/catalogue/seed), by which the client draws it. */
const look = v.object({
  motif: v.string(),
  skin: whole(0, 20),
  theme: v.string(),
  palette: v.string(),
  scene: v.string(),
  pattern: v.string(),
});

/** Measured statistics of a slot, and the definition they belong to: written by `npm run slots:stamp`. */
const record = v.object({
  /** The hash of that definition (`definitionHash`). */
  hash: v.pipe(v.string(), v.hexadecimal()),
  /** The return to player in 1/10000: exact except for the cap, or simulated. */
  method: v.picklist(['exact', 'simulated']),
  rtp: v.number(),
  /** Standard error of the return, in 1/10000; 0 if exact. */
  standardError: v.number(),
  /** The return of a bought feature, relative to its price. */
  buyRtp: v.optional(v.number()),
  /** Number of simulated spins; 0 if everything is exact. */
  spins: whole(0, 1_000_000_000),
  /** How often a spin pays anything, and how often it triggers the feature. */
  hitRate: v.number(),
  featureRate: v.number(),
  /** The standard deviation of a spin, in bets, and its class (volatility.ts). */
  deviation: v.number(),
  volatility: v.picklist([1, 2, 3, 4, 5]),
  /** The highest possible win, and the highest simulated one: in 1/10000 of the bet. */
  maxWin: rate,
  maxSeen: rate,
});

/** A title: a game of the catalogue as its provider stores it. */
export const titleSchema = v.object({
  id: v.string(),
  slot: slotSchema,
  look,
  record: v.optional(record),
});

export type SlotTitle = v.InferOutput<typeof titleSchema>;
export type SlotRecord = v.InferOutput<typeof record>;

/** The hash of a definition, independent of the order of its keys. */
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

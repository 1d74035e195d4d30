import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { DAY_MS, dateOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { rainsOfDate } from '../../../contract/promotions/redPocket/hours.ts';
import { rainAmounts, rainHash } from '../../../contract/promotions/redPocket/rules.ts';
import { keyNameOf, sealAnew } from '../../core/secrets/sealer.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning } from '../engine/settings.ts';
import type { RedPocketNumbers } from './settings.ts';
import { rains } from './tables.ts';

export type RainRow = typeof rains.$inferSelect;

/** Number of future rains that are stored with their hashes, and how long a house caches them, ms. */
const AHEAD = 3;
const CACHE_MS = 5_000;

type Parts = Pick<
  PromotionParts<RedPocketNumbers>,
  'db' | 'clock' | 'market' | 'sealer' | 'settings' | 'log'
>;

/** The sealing context of a rain's secret until it is over. */
const contextOf = ({ currency, id }: Pick<RainRow, 'currency' | 'id'>) => `rain:${currency}:${id}`;

/** The rains: published ahead of time, with their secrets sealed until they are over and then revealed. */
export class Rains {
  readonly #parts: Parts;
  /** Rains that are not over, in order. */
  readonly #open: TtlCache<readonly RainRow[]>;
  /** The amounts of current rains by id: drawn once. */
  readonly #amounts = new Map<string, readonly bigint[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#open = new TtlCache(parts.clock, CACHE_MS, () => this.#readOpen());
  }

  /** Seals the secrets of future rains with the current key. A rain that no key can open does not take place. */
  async start(): Promise<void> {
    const { db, sealer, log, clock } = this.#parts;
    const lost = await sealAnew(sealer, {
      rows: await db.orm.select().from(rains).where(gt(rains.endsAt, clock.now())),
      contextOf,
      replace: ({ currency, id, secret }, sealed) =>
        db.orm
          .update(rains)
          .set({ secret: sealed })
          .where(and(eq(rains.currency, currency), eq(rains.id, id), eq(rains.secret, secret))),
    });
    for (const { id, secret } of lost)
      log.error({ rain: id, key: keyNameOf(secret) }, 'no key opens the secret of a rain: it does not fall');
    await this.around();
  }

  /** The current rain, and the next one. */
  async around(): Promise<{ running: RainRow | null; next: RainRow | null }> {
    const now = this.#parts.clock.now();
    const open = (await this.#open.get()).filter(({ endsAt }) => now < endsAt);
    return {
      running: open.find(({ startsAt }) => startsAt <= now) ?? null,
      next: open.find(({ startsAt }) => now < startsAt) ?? null,
    };
  }

  /** A rain by its id; null if there is none. */
  async find(id: string): Promise<RainRow | null> {
    const known = (await this.#open.get()).find((rain) => rain.id === id);
    if (known) return known;
    const { db, market } = this.#parts;
    const [row] = await db.orm
      .select()
      .from(rains)
      .where(and(eq(rains.currency, market.currency), eq(rains.id, id)));
    return row ?? null;
  }

  /** A past rain: this one, or else the latest. Its secret is revealed from now on. */
  async past(id?: string): Promise<(RainRow & { amounts: readonly bigint[] }) | null> {
    const { db, market, clock, sealer } = this.#parts;
    const [row] = await db.orm
      .select()
      .from(rains)
      .where(
        and(
          eq(rains.currency, market.currency),
          lte(rains.endsAt, clock.now()),
          id === undefined ? undefined : eq(rains.id, id),
        ),
      )
      .orderBy(desc(rains.endsAt))
      .limit(1);
    const secret = row && sealer.open(row.secret, contextOf(row));
    if (!row || !secret) return null;
    if (secret !== row.secret)
      await db.orm
        .update(rains)
        .set({ secret })
        .where(and(eq(rains.currency, row.currency), eq(rains.id, row.id), eq(rains.secret, row.secret)));
    return { ...row, secret, amounts: rainAmounts(secret, row.id, row) };
  }

  /** The amounts of a rain in the order in which its envelopes are opened; null if its secret is lost. */
  amounts(rain: RainRow): readonly bigint[] | null {
    const drawn = this.#amounts.get(rain.id);
    if (drawn) return drawn;
    const secret = this.#parts.sealer.open(rain.secret, contextOf(rain));
    if (secret === null) return null;
    const amounts = rainAmounts(secret, rain.id, rain);
    // There is only one rain at a time.
    this.#amounts.clear();
    this.#amounts.set(rain.id, amounts);
    return amounts;
  }

  async #readOpen(): Promise<RainRow[]> {
    const { db, market, clock, settings } = this.#parts;
    const now = clock.now();
    const set = await settings();
    const read = () =>
      db.orm
        .select()
        .from(rains)
        .where(and(eq(rains.currency, market.currency), gt(rains.endsAt, now)))
        .orderBy(asc(rains.startsAt));
    const rows = await read();
    if (!isRunning(set, now)) return rows;
    const missing = this.#ahead(set.numbers, now).filter((rain) => !rows.some(({ id }) => id === rain.id));
    if (missing.length === 0) return rows;
    for (const { id, start, end } of missing)
      await this.#add({ id, startsAt: start, endsAt: end }, set.numbers, set.version);
    return read();
  }

  /** The future rains, by the current setting of hours. */
  #ahead({ hours, minutes }: RedPocketNumbers, now: number) {
    const { timeZone } = this.#parts.market;
    const sorted = { hours: hours.toSorted((a, b) => a - b), lasts: minutes * 60_000 };
    const dates = new Set(
      Array.from({ length: AHEAD + 1 }, (_, day) => dateOf(now + day * DAY_MS, timeZone)),
    );
    return [...dates]
      .flatMap((date) => rainsOfDate(date, timeZone, sorted))
      .filter(({ start }) => now < start)
      .slice(0, AHEAD);
  }

  async #add(
    { id, startsAt, endsAt }: Pick<RainRow, 'id' | 'startsAt' | 'endsAt'>,
    { envelopes, total, least }: RedPocketNumbers,
    version: number,
  ): Promise<void> {
    const { db, market, sealer } = this.#parts;
    const secret = randomBytes(32).toString('hex');
    const { currency } = market;
    await db.pool.query('SELECT rain_add($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
      ...[currency, id, startsAt, endsAt, envelopes],
      ...[amountOf(total, market), amountOf(1, market), amountOf(least, market)],
      ...[sealer.seal(secret, contextOf({ currency, id })), rainHash(secret), version],
    ]);
  }
}

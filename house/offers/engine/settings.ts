import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { promotionSettings as table } from './tables.ts';

/** The parts of a promotion's definition needed to read and write its settings. */
interface Settable<Numbers> {
  readonly code: string;
  readonly schema: GenericSchema<unknown, Numbers>;
}

/** The current settings of a promotion. */
export interface CurrentSettings<Numbers> {
  version: number;
  active: boolean;
  /** Start and end, ms; null for no start or no end. */
  from: number | null;
  until: number | null;
  /** Daily budget, in minor units; null if its rules limit it. */
  budget: bigint | null;
  numbers: Numbers;
}

/** How long a house caches settings, ms. */
const CACHE_MS = 5_000;

/** Reads and caches a promotion's settings. Uses the release's defaults if none are stored yet. */
export function settingsOf(
  promotion: Settable<unknown>,
  { db, clock, market }: { db: Database; clock: Clock; market: Market },
): () => Promise<CurrentSettings<unknown>> {
  const cache = new TtlCache(clock, CACHE_MS, async () => {
    const set = await readSettings(db, promotion, market.currency);
    if (!set) throw new Error(`the promotion ${promotion.code} is not set in ${market.currency}`);
    return set;
  });
  return () => cache.get();
}

/**
 * Stores the release's defaults as the next version, if the database has no settings of a promotion or only those of an earlier
 * release: an operator's settings stay.
 */
export async function addSettings(
  { orm }: Database,
  promotions: readonly { code: string; numbers: unknown; budget?: number }[],
  market: Market,
  now: number,
): Promise<void> {
  const rows = promotions.map(({ code, numbers, budget }) => ({
    code,
    budget: budget === undefined ? null : amountOf(budget, market).toString(),
    numbers,
  }));
  await orm.execute(sql`INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at)
    SELECT said.code, ${market.currency}, coalesce(last.version, 0) + 1, true, said.budget, said.numbers, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS said (code text, budget bigint, numbers jsonb)
    LEFT JOIN LATERAL (SELECT * FROM promotion_settings WHERE promotion = said.code AND currency = ${market.currency}
      ORDER BY version DESC LIMIT 1) last ON true
    WHERE last.version IS NULL OR (last.created_by IS NULL AND (last.budget, last.numbers) IS DISTINCT FROM (said.budget, said.numbers))
    ON CONFLICT DO NOTHING`);
}

/**
 * The settings of a promotion in a version. Refusal: 704 there is no such version. @throws if its numbers do not match the
 * current schema
 */
export async function settingsOfVersion(
  db: Database,
  promotion: Settable<unknown>,
  currency: string,
  version: number,
): Promise<CurrentSettings<unknown>> {
  const set = await readSettings(db, promotion, currency, version);
  if (!set) throw new Refusal(ErrorCode.notFound, 'version');
  return set;
}

/** The current settings, or those of a version; null for none. @throws if its numbers do not match the promotion's schema */
async function readSettings(
  { orm }: Database,
  { code, schema }: Settable<unknown>,
  currency: string,
  at?: number,
): Promise<CurrentSettings<unknown> | null> {
  const [row] = await orm
    .select()
    .from(table)
    .where(
      and(
        ...[eq(table.promotion, code), eq(table.currency, currency)],
        at === undefined ? undefined : eq(table.version, at),
      ),
    )
    .orderBy(desc(table.version))
    .limit(1);
  if (!row) return null;
  const { version, active, fromAt, untilAt, budget, numbers } = row;
  return { version, active, from: fromAt, until: untilAt, budget, numbers: v.parse(schema, numbers) };
}

/**
 * The settings of a promotion at a past time, read in a transaction: a period's awards follow the settings published in it.
 * Null if it was not running then.
 */
export async function settingsAt<Numbers>(
  tx: Tx,
  { code, schema }: Settable<Numbers>,
  currency: string,
  at: number,
): Promise<{ version: number; numbers: Numbers } | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.promotion, code), eq(table.currency, currency), lte(table.createdAt, at)))
    .orderBy(desc(table.version))
    .limit(1);
  if (!row || !isRunning({ active: row.active, from: row.fromAt, until: row.untilAt }, at)) return null;
  return { version: row.version, numbers: v.parse(schema, row.numbers) };
}

/** Whether it is running at `now` (ms). */
export function isRunning(
  { active, from, until }: Pick<CurrentSettings<unknown>, 'active' | 'from' | 'until'>,
  now: number,
): boolean {
  return active && (from === null || from <= now) && (until === null || now < until);
}

/**
 * The settings of a promotion that is running, or that ended with promises still open, which stay valid. One that an operator
 * switched off gives nothing. Refusal: 1028
 */
export function requireGiving<Numbers>(
  set: CurrentSettings<Numbers>,
  now: number,
  promised: readonly { state: string }[],
): CurrentSettings<Numbers> {
  const owed = set.active && promised.some(({ state }) => state === 'open');
  return owed ? set : requireRunning(set, now);
}

/** The settings of a running promotion. Refusal: 1028 it is not running */
export function requireRunning<Numbers>(
  set: CurrentSettings<Numbers>,
  now: number,
): CurrentSettings<Numbers> {
  if (!isRunning(set, now)) throw new Refusal(ErrorCode.promotionOver);
  return set;
}

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

/** What of a promotion's definition its settings are read and written by. */
interface Settable<Numbers> {
  readonly code: string;
  readonly schema: GenericSchema<unknown, Numbers>;
}

/** How a promotion is set now. */
export interface CurrentSettings<Numbers> {
  version: number;
  active: boolean;
  /** ms; null for always, and for ever. */
  from: number | null;
  until: number | null;
  /** What it may give a day, in minor units; null for what its rules come to. */
  budget: bigint | null;
  numbers: Numbers;
}

/** So long a house goes by what it has read, ms. */
const CACHE_MS = 5_000;

/** Reads how a promotion is set, and keeps it for a moment. Where nothing is set yet, it is what the release says. */
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
 * Writes what the release says as the next version, where the database has nothing of a promotion, or what an earlier release
 * said: what an operator set stays.
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

/** How a promotion was set in a version. Refusal: 704 there was none of it. @throws when its numbers are not in today's shape */
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

/** As it is now, or was in a version; null for none. @throws when its numbers are not in the promotion's shape */
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
 * How a promotion was set at a moment that is over, read in a transaction: what a period gives is what was published in it.
 * Null where it did not run then.
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

/** Whether it runs at `now` (ms). */
export function isRunning(
  { active, from, until }: Pick<CurrentSettings<unknown>, 'active' | 'from' | 'until'>,
  now: number,
): boolean {
  return active && (from === null || from <= now) && (until === null || now < until);
}

/**
 * The settings of a promotion that runs, or that ended with something still promised: that stays. One that an operator switched
 * off gives nothing. Refusal: 1028
 */
export function requireGiving<Numbers>(
  set: CurrentSettings<Numbers>,
  now: number,
  promised: readonly { state: string }[],
): CurrentSettings<Numbers> {
  const owed = set.active && promised.some(({ state }) => state === 'open');
  return owed ? set : requireRunning(set, now);
}

/** The settings of a promotion that runs. Refusal: 1028 it does not */
export function requireRunning<Numbers>(
  set: CurrentSettings<Numbers>,
  now: number,
): CurrentSettings<Numbers> {
  if (!isRunning(set, now)) throw new Refusal(ErrorCode.promotionOver);
  return set;
}

import { eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { LEAST_AGE, LOOSEN_MS } from '../../../contract/http/people/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import { dayOf } from '../../../contract/marketTime.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { refusing } from '../ledger/call.ts';
import { markets } from '../ledger/tables.ts';
import { playerGuards } from './tables.ts';

/** A limit as stored: the current value, and the next one with its start. Null amounts are no limit. */
interface StoredLimit {
  amount: bigint | null;
  nextAmount: bigint | null;
  nextAt: number | null;
}

export const NO_LIMIT: StoredLimit = { amount: null, nextAmount: null, nextAt: null };

/** The limit with a next value that is due by now applied. */
export function effectiveLimit(limit: StoredLimit, now: number): StoredLimit {
  if (limit.nextAt === null || limit.nextAt > now) return limit;
  return { amount: limit.nextAmount, nextAmount: null, nextAt: null };
}

/**
 * A limit after the player's request for `requested`: a tighter value applies at once, a looser one a day later; either
 * replaces a pending looser one.
 */
export function changed(limit: StoredLimit, requested: bigint | null, now: number): StoredLimit {
  const { amount } = effectiveLimit(limit, now);
  if (!isLooser(requested, amount)) return { amount: requested, nextAmount: null, nextAt: null };
  return { amount, nextAmount: requested, nextAt: now + LOOSEN_MS };
}

function isLooser(requested: bigint | null, than: bigint | null): boolean {
  return than !== null && (requested === null || requested > than);
}

/**
 * Whether someone born on that day is at least `years` old on the market's day of `now`; null if the date does not exist.
 * People born on 29 February come of age on 1 March.
 */
export function isOfAge(
  { year, month, day }: { year: number; month: number; day: number },
  years: number,
  now: number,
  timeZone: string,
): boolean | null {
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return null;
  // Noon UTC falls on the same day in every zone of a market.
  const comesOfAge = Date.UTC(year + years, month - 1, day, 12);
  return dayOf(comesOfAge, timeZone).start <= now;
}

/** Minimum age of a market's players. */
export async function leastAge({ orm }: Database, { currency }: Market): Promise<number> {
  const [rules] = await orm.select().from(markets).where(eq(markets.currency, currency));
  return rules?.leastAge ?? LEAST_AGE;
}

export type Guard = typeof playerGuards.$inferSelect;

/** The end of a permanent exclusion: the last ms that a Date can represent. */
export const FOR_EVER = 8_640_000_000_000_000;

/**
 * Runs a change of a player's restrictions under the lock of the player's wallet, which every bet and deposit takes: those in
 * progress end first, and the next one sees the change. Creates the restrictions' row if there is none.
 */
export async function withGuard<T>(
  db: Database,
  userId: bigint,
  { currency }: Market,
  change: (tx: Tx, guard: Guard) => Promise<T>,
): Promise<T> {
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT guard_lock(${userId}, ${currency})`);
    const [guard] = await tx.select().from(playerGuards).where(eq(playerGuards.userId, userId));
    if (!guard) throw new Refusal(ErrorCode.badToken);
    return change(tx, guard);
  });
}

/**
 * Refuses a deposit that is forbidden by the player's own limits, a time-out or self-exclusion, or the operator: 7026, 7030,
 * 7028. Must be called in the transaction that creates the order, before it is created: the wallet's lock is held until that
 * transaction ends, so two concurrent orders never use the same capacity. Open orders count as deposited.
 */
export async function mayDeposit(
  tx: Pick<Database['orm'], 'execute'>,
  userId: bigint,
  amount: bigint,
): Promise<void> {
  await refusing(tx.execute(sql`SELECT guard_deposit(${userId}, ${amount})`));
}

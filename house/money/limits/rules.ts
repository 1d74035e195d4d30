import { eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { LEAST_AGE, LOOSEN_MS } from '../../../contract/http/people/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import { dayOf } from '../../../contract/marketTime.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { refusing } from '../ledger/call.ts';
import { markets } from '../ledger/tables.ts';
import { playerGuards } from './tables.ts';

/** A limit as it is stored: what counts now, and what counts from a moment on. Null amounts are no limit. */
interface StoredLimit {
  amount: bigint | null;
  nextAmount: bigint | null;
  nextAt: number | null;
}

export const NO_LIMIT: StoredLimit = { amount: null, nextAmount: null, nextAt: null };

/** The same limit with what has come into force by now in its place. */
export function effectiveLimit(limit: StoredLimit, now: number): StoredLimit {
  if (limit.nextAt === null || limit.nextAt > now) return limit;
  return { amount: limit.nextAmount, nextAmount: null, nextAt: null };
}

/**
 * What a limit becomes when the player asks for `asked`: a tighter one counts at once, a looser one a day later, and
 * either takes the place of a looser one that still waits.
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
 * Whether who was born that day is at least `years` old on the market's day of `now`; null when the calendar has no
 * such day. Who was born on 29 February comes of age on 1 March.
 */
export function isOfAge(
  { year, month, day }: { year: number; month: number; day: number },
  years: number,
  now: number,
  timeZone: string,
): boolean | null {
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return null;
  // UTC's noon falls on the same day in every zone of a market.
  const comesOfAge = Date.UTC(year + years, month - 1, day, 12);
  return dayOf(comesOfAge, timeZone).start <= now;
}

/** How old a market's players must be. */
export async function leastAge({ orm }: Database, { currency }: Market): Promise<number> {
  const [rules] = await orm.select().from(markets).where(eq(markets.currency, currency));
  return rules?.leastAge ?? LEAST_AGE;
}

export type Guard = typeof playerGuards.$inferSelect;

/** The end of a break that never ends: the last ms that a Date can tell. */
export const FOR_EVER = 8_640_000_000_000_000;

/**
 * Runs a change of what guards a player while it holds the lock of the player's wallet, which every bet and deposit
 * takes: those under way end first, and the next one sees the change. Makes the guard's row where there is none.
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
 * Refuses a deposit that the player's own limits, a break or the operator forbid: 7026, 7030, 7028. To be called in the
 * transaction that makes the order, before it is made: the wallet's lock is held until that transaction ends, so two
 * orders at once never both use the same room. Orders that are still awaited count as deposited.
 */
export async function mayDeposit(
  tx: Pick<Database['orm'], 'execute'>,
  userId: bigint,
  amount: bigint,
): Promise<void> {
  await refusing(tx.execute(sql`SELECT guard_deposit(${userId}, ${amount})`));
}

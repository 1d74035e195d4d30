import { eq, lt, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { signInAttempts } from './tables.ts';

/** From the 8th attempt in a row each one locks the account: 1 minute, then 2, 4 … up to an hour. */
const FREE = 7;
const FIRST_LOCK_MS = 60_000;
const MOST_DOUBLINGS = 6;
/** The count resets after this time without attempts. */
const QUIET_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Limits password guessing: counts attempts before they are checked, over all houses on the database, and over restarts. */
export class Attempts {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts one attempt at an account. Refusal: 667 while it is locked. */
  async count(account: string): Promise<void> {
    const now = this.#clock.now();
    const { attempts, lastAt, lockedUntil } = signInAttempts;
    const next = sql`case when greatest(${lastAt}, ${lockedUntil}) < ${now - QUIET_MS} then 1 else ${attempts} + 1 end`;
    const doublings = sql`least(${next} - ${FREE + 1}, ${MOST_DOUBLINGS})`;
    const counted = await this.#db.orm
      .insert(signInAttempts)
      .values({ account, attempts: 1, lastAt: now, lockedUntil: 0 })
      .onConflictDoUpdate({
        target: signInAttempts.account,
        set: {
          attempts: next,
          lastAt: now,
          lockedUntil: sql`case when ${next} > ${FREE} then ${now}::bigint + ${FIRST_LOCK_MS} * (1 << ${doublings}) else 0 end`,
        },
        setWhere: sql`${lockedUntil} <= ${now}`,
      })
      .returning({ account: signInAttempts.account });
    if (counted.length === 0) throw new Refusal(ErrorCode.tooFrequent);
  }

  /** Resets the count after a success. @param orm the transaction to be part of */
  async clear(account: string, orm: Pick<Database['orm'], 'delete'> = this.#db.orm): Promise<void> {
    await orm.delete(signInAttempts).where(eq(signInAttempts.account, account));
  }

  /** Deletes counts of accounts without attempts for a day. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(signInAttempts).where(lt(signInAttempts.lastAt, this.#clock.now() - DAY_MS));
  }
}

/**
 * The key under which attempts at an account are counted, the same for all its names. A device that the player has signed in
 * from has its own count: guesses of others do not lock out the owner.
 * @param knownDevice the hash of such a device
 */
export function attemptsOf(
  who: { phone?: string | null; userName?: string | null },
  knownDevice: string | null = null,
): string {
  const account = who.phone ?? who.userName?.toLowerCase() ?? '';
  return knownDevice === null ? account : `${account}:device:${knownDevice}`;
}

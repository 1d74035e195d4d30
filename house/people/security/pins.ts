import { and, eq, lte, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PinState } from '../../../contract/http/people/security.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { userPins } from './tables.ts';

/** The fifth wrong attempt in a row locks the PIN: 15 minutes, then 30, 60 … up to a day. The count does not expire. */
const FREE = 4;
const FIRST_LOCK_MS = 15 * 60_000;
const LONGEST_LOCK_MS = 24 * 3_600_000;
const MOST_DOUBLINGS = 7;

/** A connection or a transaction. */
type Orm = Pick<Database['orm'], 'insert' | 'update'>;

/** Security PINs, required before money leaves or its destination is changed. */
export class Pins {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async state(userId: bigint): Promise<PinState> {
    const [row] = await this.#db.orm
      .select({ lockedUntil: userPins.lockedUntil })
      .from(userPins)
      .where(eq(userPins.userId, userId));
    const locked = row !== undefined && row.lockedUntil > this.#clock.now();
    return { set: row !== undefined, lockedUntil: locked ? row.lockedUntil : null };
  }

  /**
   * Whether this is the player's PIN; the caller may proceed only if this resolves. Concurrent attempts are decided in the
   * order in which they are recorded: none succeeds after the fifth wrong one, and correct ones are not counted. Refusals: 7031
   * wrong, 7032 none is set, 7033 locked.
   */
  async check(userId: bigint, pin: string): Promise<void> {
    const [row] = await this.#db.orm
      .select({ pinHash: userPins.pinHash, lockedUntil: userPins.lockedUntil })
      .from(userPins)
      .where(eq(userPins.userId, userId));
    if (!row) throw new Refusal(ErrorCode.pinNotSet);
    if (row.lockedUntil > this.#clock.now()) throw new Refusal(ErrorCode.pinLocked);
    const right = await verifyPassword(row.pinHash, pin, { player: userId });
    const now = this.#clock.now();
    const [written] = await this.#db.orm
      .update(userPins)
      .set(right ? { tries: 0, lockedUntil: 0 } : oneMoreTry(now))
      .where(
        and(eq(userPins.userId, userId), eq(userPins.pinHash, row.pinHash), lte(userPins.lockedUntil, now)),
      )
      .returning({ userId: userPins.userId });
    // Another attempt has locked or changed it meanwhile: check against the current state.
    if (!written) return this.check(userId, pin);
    if (!right) throw new Refusal(ErrorCode.wrongPin);
  }

  /** Sets the first PIN. Refusal: 7034 one is set already. @param orm the transaction to be part of */
  async set(userId: bigint, pinHash: string, orm: Orm): Promise<void> {
    const set = await orm
      .insert(userPins)
      .values({ userId, pinHash, changedAt: this.#clock.now() })
      .onConflictDoNothing()
      .returning({ userId: userPins.userId });
    if (set.length === 0) throw new Refusal(ErrorCode.alreadySet);
  }

  /** Replaces the hash and unlocks the PIN. Refusal: 7032 none is set. @param orm the transaction to be part of */
  async replace(userId: bigint, pinHash: string, orm: Orm): Promise<void> {
    const replaced = await orm
      .update(userPins)
      .set({ pinHash, tries: 0, lockedUntil: 0, changedAt: this.#clock.now() })
      .where(eq(userPins.userId, userId))
      .returning({ userId: userPins.userId });
    if (replaced.length === 0) throw new Refusal(ErrorCode.pinNotSet);
  }
}

/** Counts a wrong attempt, and locks the PIN after too many. */
function oneMoreTry(now: number) {
  const next = sql`${userPins.tries} + 1`;
  const doublings = sql`greatest(least(${next} - ${FREE + 1}, ${MOST_DOUBLINGS}), 0)`;
  const lock = sql`least(${FIRST_LOCK_MS}::bigint * (1 << (${doublings})::int), ${LONGEST_LOCK_MS})`;
  return {
    tries: sql`least(${next}, 1000)`,
    lockedUntil: sql`case when ${next} > ${FREE} then ${now}::bigint + ${lock} else 0 end`,
  };
}

/** Hashes a PIN for storage. Refusal: 3 if it is too common. */
export async function hashPin(userId: bigint, pin: string): Promise<string> {
  refuseCommon(pin);
  return hashPassword(pin, { player: userId });
}

/** One digit six times, or a rising or falling sequence. */
function refuseCommon(pin: string): void {
  const same = /^(\d)\1{5}$/.test(pin);
  if (same || '01234567890'.includes(pin) || '09876543210'.includes(pin))
    throw new Refusal(ErrorCode.badParameter, 'pin');
}

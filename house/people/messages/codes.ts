import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type HashedFor, hashPassword, verifyPassword } from '../accounts/passwords.ts';
import type { CodePurpose } from './gateway.ts';
import { messageCodes } from './tables.ts';

/** How long a code holds. */
export const CODE_LIFETIME_MS = 10 * 60_000;
const TRIES = 5;
/** One code at a time, and so many in an hour, for one target. */
const PAUSE_MS = 60_000;
const WINDOW_MS = 3_600_000;
const MOST_IN_WINDOW = 5;

/** A code that was made; `resendAt` is when the next may be asked for. */
export interface IssuedCode {
  code: string;
  resendAt: number;
  expiresAt: number;
}

/** Six-digit codes that prove who reads the messages of a phone or an e-mail address. The last one made for a purpose and target holds. */
export class MessageCodes {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Makes a code. Refusal: 667 when one was made less than a minute ago, or five in the last hour. */
  async issue(purpose: CodePurpose, target: string, by: HashedFor): Promise<IssuedCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = await hashPassword(code, by);
    return this.#db.orm.transaction(async (tx) => {
      // Two requests at once must not both find that there is none yet.
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code:${purpose}:${target}`}, 0))`,
      );
      const now = this.#clock.now();
      const times = await tx
        .select({ createdAt: messageCodes.createdAt })
        .from(messageCodes)
        .where(and(this.#of(purpose, target), gt(messageCodes.createdAt, now - WINDOW_MS)))
        .orderBy(desc(messageCodes.id));
      const last = times[0]?.createdAt ?? 0;
      if (now < last + PAUSE_MS || times.length >= MOST_IN_WINDOW) throw new Refusal(ErrorCode.tooFrequent);
      const expiresAt = now + CODE_LIFETIME_MS;
      await tx
        .insert(messageCodes)
        .values({ purpose, target, codeHash, triesLeft: TRIES, expiresAt, createdAt: now });
      // With this one the window may be full: then the oldest in it must leave first.
      const blocking = times[MOST_IN_WINDOW - 2]?.createdAt;
      const resendAt = Math.max(now + PAUSE_MS, blocking === undefined ? 0 : blocking + WINDOW_MS);
      return { code, resendAt, expiresAt };
    });
  }

  /**
   * Whether this is the target's code: its id for `use`, else null, after the same work. Counted before it is
   * looked at, so that guesses sent all at once are as few as those sent one by one.
   */
  async guess(purpose: CodePurpose, target: string, code: string, by: HashedFor): Promise<bigint | null> {
    const newest = this.#db.orm
      .select({ id: messageCodes.id })
      .from(messageCodes)
      .where(this.#of(purpose, target))
      .orderBy(desc(messageCodes.id))
      .limit(1);
    const { id, codeHash, triesLeft, used, expiresAt } = messageCodes;
    const [counted] = await this.#db.orm
      .update(messageCodes)
      .set({ triesLeft: sql`${triesLeft} - 1` })
      .where(
        and(eq(id, sql`(${newest})`), gt(triesLeft, 0), eq(used, false), gt(expiresAt, this.#clock.now())),
      )
      .returning({ id, codeHash });
    const right = await verifyPassword(counted?.codeHash ?? null, code, by);
    return counted && right ? counted.id : null;
  }

  /** Takes back the count of a right guess whose code did not do its work yet: only wrong ones burn it. */
  async spare(id: bigint): Promise<void> {
    await this.#db.orm
      .update(messageCodes)
      .set({ triesLeft: sql`${messageCodes.triesLeft} + 1` })
      .where(and(eq(messageCodes.id, id), eq(messageCodes.used, false)));
  }

  /** Burns a code that was guessed right; false when it did its work already. @param orm the transaction to be part of */
  async use(id: bigint, orm: Pick<Database['orm'], 'update'>): Promise<boolean> {
    const burnt = await orm
      .update(messageCodes)
      .set({ used: true })
      .where(and(eq(messageCodes.id, id), eq(messageCodes.used, false)))
      .returning({ id: messageCodes.id });
    return burnt.length > 0;
  }

  /** Forgets codes that no longer count against any limit. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(messageCodes).where(lt(messageCodes.createdAt, this.#clock.now() - WINDOW_MS));
  }

  #of(purpose: CodePurpose, target: string) {
    return and(eq(messageCodes.purpose, purpose), eq(messageCodes.target, target));
  }
}

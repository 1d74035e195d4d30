import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type HashedFor, hashPassword, verifyPassword } from '../accounts/passwords.ts';
import type { CodePurpose } from './gateway.ts';
import { messageCodes } from './tables.ts';

/** Lifetime of a code. */
export const CODE_LIFETIME_MS = 10 * 60_000;
const TRIES = 5;
/** Minimum interval between codes for one target, and the limit per hour. */
const PAUSE_MS = 60_000;
const WINDOW_MS = 3_600_000;
const MOST_IN_WINDOW = 5;

/** A created code; `resendAt` is when the next may be requested. */
export interface IssuedCode {
  code: string;
  resendAt: number;
  expiresAt: number;
}

/** Six-digit codes that prove access to a phone or an e-mail address. Only the latest code of a purpose and target is valid. */
export class MessageCodes {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Creates a code. Refusal: 667 if one was created less than a minute ago, or five in the last hour. */
  async issue(purpose: CodePurpose, target: string, by: HashedFor): Promise<IssuedCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = await hashPassword(code, by);
    return this.#db.orm.transaction(async (tx) => {
      // Serialises concurrent requests, which could both find that there is no code yet.
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
      // This code may fill the window: then the oldest in it must expire first.
      const blocking = times[MOST_IN_WINDOW - 2]?.createdAt;
      const resendAt = Math.max(now + PAUSE_MS, blocking === undefined ? 0 : blocking + WINDOW_MS);
      return { code, resendAt, expiresAt };
    });
  }

  /**
   * Whether this is the target's code: its id for `use`, else null, after the same work. The attempt is counted before the
   * check, which limits concurrent guesses like sequential ones.
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

  /** Takes back the count of a correct guess whose code was not used: only wrong guesses burn it. */
  async spare(id: bigint): Promise<void> {
    await this.#db.orm
      .update(messageCodes)
      .set({ triesLeft: sql`${messageCodes.triesLeft} + 1` })
      .where(and(eq(messageCodes.id, id), eq(messageCodes.used, false)));
  }

  /** Marks a correctly guessed code as used; false if it was used already. @param orm the transaction to be part of */
  async use(id: bigint, orm: Pick<Database['orm'], 'update'>): Promise<boolean> {
    const burnt = await orm
      .update(messageCodes)
      .set({ used: true })
      .where(and(eq(messageCodes.id, id), eq(messageCodes.used, false)))
      .returning({ id: messageCodes.id });
    return burnt.length > 0;
  }

  /** Deletes codes that no longer count against any limit. */
  async prune(): Promise<void> {
    await this.#db.orm.delete(messageCodes).where(lt(messageCodes.createdAt, this.#clock.now() - WINDOW_MS));
  }

  #of(purpose: CodePurpose, target: string) {
    return and(eq(messageCodes.purpose, purpose), eq(messageCodes.target, target));
  }
}

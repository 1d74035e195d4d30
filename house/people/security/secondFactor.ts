import { createHash, randomInt } from 'node:crypto';
import { and, count, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { MfaSecret } from '../../../contract/http/people/security.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { Attempts } from '../accounts/attempts.ts';
import { users } from '../accounts/tables.ts';
import { backupCodes, userFactors } from './tables.ts';

const ISSUER = 'Kilat';
/** A code is accepted in its own 30 s and the adjacent ones, as phones' clocks are not exact. */
const TOLERANCE_S = 30;

/** A connection or a transaction. */
type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The second factor of a sign-in: codes of an authenticator app (TOTP, RFC 6238), each valid once, and backup codes. */
export class SecondFactor {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #attempts: Attempts;

  readonly #sealer: Sealer;

  constructor({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }) {
    this.#db = db;
    this.#clock = clock;
    this.#sealer = sealer;
    this.#attempts = new Attempts(db, clock);
  }

  async state(userId: bigint): Promise<{ on: boolean; backupCodesLeft: number }> {
    const [codes] = await this.#db.orm
      .select({ left: count() })
      .from(backupCodes)
      .where(eq(backupCodes.userId, userId));
    return { on: await this.isOn(userId), backupCodesLeft: codes?.left ?? 0 };
  }

  /** @param orm the transaction to be part of */
  async isOn(userId: bigint, orm: Pick<Orm, 'select'> = this.#db.orm): Promise<boolean> {
    const [factor] = await orm
      .select({ userId: userFactors.userId })
      .from(userFactors)
      .where(and(eq(userFactors.userId, userId), isNotNull(userFactors.confirmedAt)));
    return factor !== undefined;
  }

  /** Creates a secret, replacing an unconfirmed one. Refusal: 7034 if one was confirmed. */
  async begin(userId: bigint, label: string): Promise<MfaSecret> {
    const secret = generateSecret();
    const sealed = this.#sealer.seal(secret, contextOf({ userId }));
    const createdAt = this.#clock.now();
    const made = await this.#db.orm
      .insert(userFactors)
      .values({ userId, secret: sealed, createdAt })
      .onConflictDoUpdate({
        target: userFactors.userId,
        set: { secret: sealed, createdAt },
        setWhere: sql`${userFactors.confirmedAt} is null`,
      })
      .returning({ userId: userFactors.userId });
    if (made.length === 0) throw new Refusal(ErrorCode.alreadySet);
    return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) };
  }

  /**
   * Turns the factor on with a code of the app. Refusals: 7023 wrong or not begun, 7034 already on, 667.
   * @param together runs in the same transaction, with the player's row locked, so no sign-in can come between
   * @returns the backup codes, which cannot be retrieved again
   */
  async confirm(userId: bigint, code: string, together: (tx: Orm) => Promise<void>): Promise<string[]> {
    if (await this.isOn(userId)) throw new Refusal(ErrorCode.alreadySet);
    await this.#attempt(userId);
    const step = await this.#stepOf(userId, code);
    if (step === null) throw new Refusal(ErrorCode.wrongFactor);
    const codes = newBackupCodes();
    await this.#db.orm.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const turned = await tx
        .update(userFactors)
        .set({ confirmedAt: this.#clock.now(), lastStep: step })
        .where(and(eq(userFactors.userId, userId), sql`${userFactors.confirmedAt} is null`))
        .returning({ userId: userFactors.userId });
      if (turned.length === 0) throw new Refusal(ErrorCode.alreadySet);
      await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
      await tx
        .insert(backupCodes)
        .values(codes.map((one) => ({ userId, codeHash: hashBackupCode(userId, one) })));
      await this.#attempts.clear(attemptKey(userId), tx);
      await together(tx);
    });
    return codes;
  }

  /**
   * For a sign-in after a correct password, and for other calls that require a code if a factor is on. Refusals: 7022 a code is
   * needed, 7023 it is wrong or was used, 667 too many attempts.
   * @returns whether a code was used; false if there is no factor
   */
  async check(userId: bigint, code: string | undefined): Promise<boolean> {
    if (!(await this.isOn(userId))) return false;
    if (code === undefined) throw new Refusal(ErrorCode.factorNeeded);
    await this.#attempt(userId);
    await this.#take(userId, code, this.#db.orm);
    await this.#attempts.clear(attemptKey(userId));
    return true;
  }

  /** Turns it off; the caller has verified the right to do so. @param orm the transaction to be part of */
  async forget(userId: bigint, orm: Orm): Promise<void> {
    await orm.delete(backupCodes).where(eq(backupCodes.userId, userId));
    await orm.delete(userFactors).where(eq(userFactors.userId, userId));
  }

  /** Counted before a code is checked, which limits concurrent guesses like sequential ones. */
  #attempt(userId: bigint): Promise<void> {
    return this.#attempts.count(attemptKey(userId));
  }

  /** Marks a code as used. Refusal: 7023. */
  async #take(userId: bigint, code: string, orm: Orm): Promise<void> {
    const taken =
      code.length === 6 ? await this.#takeStep(userId, code, orm) : await takeBackup(userId, code, orm);
    if (!taken) throw new Refusal(ErrorCode.wrongFactor);
  }

  async #takeStep(userId: bigint, code: string, orm: Orm): Promise<boolean> {
    const step = await this.#stepOf(userId, code);
    if (step === null) return false;
    const moved = await orm
      .update(userFactors)
      .set({ lastStep: step })
      .where(and(eq(userFactors.userId, userId), lt(userFactors.lastStep, step)))
      .returning({ userId: userFactors.userId });
    return moved.length > 0;
  }

  /** The time step of an app's code; null if it is not a current one. */
  async #stepOf(userId: bigint, token: string): Promise<number | null> {
    const [factor] = await this.#db.orm
      .select({ secret: userFactors.secret })
      .from(userFactors)
      .where(eq(userFactors.userId, userId));
    const secret = factor ? this.#sealer.open(factor.secret, contextOf({ userId })) : null;
    if (secret === null) return null;
    const epoch = Math.floor(this.#clock.now() / 1_000);
    const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_S });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }
}

/** Seals secrets of apps with the current key where they are not; logs how many no key decrypts, whose codes will be wrong. */
export async function sealFactorsAnew(db: Database, sealer: Sealer, log: Logger): Promise<void> {
  const lost = await sealAnew(sealer, {
    rows: await db.orm.select().from(userFactors),
    contextOf,
    replace: ({ userId, secret }, sealed) =>
      db.orm
        .update(userFactors)
        .set({ secret: sealed })
        .where(and(eq(userFactors.userId, userId), eq(userFactors.secret, secret))),
  });
  if (lost.length > 0)
    log.error({ lost: lost.length }, 'secrets of authenticator apps cannot be read: their key is missing');
}

function contextOf({ userId }: { userId: bigint }): string {
  return `user:${userId}`;
}

async function takeBackup(userId: bigint, code: string, orm: Orm): Promise<boolean> {
  const used = await orm
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, hashBackupCode(userId, code))))
    .returning({ userId: backupCodes.userId });
  return used.length > 0;
}

function attemptKey(userId: bigint): string {
  return `factor:${userId}`;
}

/** 32 characters that cannot be confused with each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const GROUP = 4;
const COUNT = 10;

/** Ten backup codes as displayed: 'ABCD-EFGH-2345', 60 random bits each. */
function newBackupCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;
  });
}

/** The stored hash of a backup code: SHA-256 over the player's id and the code without its dashes. */
function hashBackupCode(userId: bigint, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${code.replaceAll('-', '')}`)
    .digest('hex');
}

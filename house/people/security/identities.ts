import { eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Identity, IdentityState } from '../../../contract/http/people/security.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { refusing } from '../../money/ledger/call.ts';
import { markets } from '../../money/ledger/tables.ts';
import { isOfAge, leastAge } from '../../money/limits/rules.ts';
import { releaseUpload, retainUploads } from '../../site/uploads/uploads.ts';
import { lockSignedIn } from '../accounts/lockPlayer.ts';
import type { SecurityEvents } from './securityEvents.ts';
import { userIdentities } from './tables.ts';

/** Above any possible age. */
const IMPOSSIBLE_AGE = 120;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  events: SecurityEvents;
}

interface Given {
  fullName: string;
  /** '1990-12-31' */
  birthDate: string;
}

/** Players' identities: their name and date of birth, given once, and the documents that prove them. */
export class Identities {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async state(userId: bigint): Promise<IdentityState> {
    return (await this.#row(userId))?.state ?? 'none';
  }

  /** The stored identity, with the market's requirements. */
  async of(userId: bigint): Promise<Identity> {
    const { db, market } = this.#parts;
    const [row, [rules]] = await Promise.all([
      this.#row(userId),
      db.orm.select().from(markets).where(eq(markets.currency, market.currency)),
    ]);
    return {
      state: row?.state ?? 'none',
      fullName: row?.fullName ?? null,
      answer: row?.answer ?? null,
      depositsFrom: rules?.identityDeposits?.toString() ?? null,
      forWithdrawals: rules?.identityWithdrawals ?? false,
    };
  }

  /** Refusals: 3 impossible date, 7024 under age on this market day, 7034 given before. */
  async give(session: Session, given: Given): Promise<void> {
    const { db, clock, events } = this.#parts;
    const userId = BigInt(session.userId);
    const now = clock.now();
    await this.#ofAge(given.birthDate);
    // It determines whose bank accounts are paid, so an intruder must not be the first to give it.
    const blocksPayouts = !(await events.isFounding(session));
    await db.orm.transaction(async (tx) => {
      await lockSignedIn(tx, session);
      const rows = await tx
        .insert(userIdentities)
        .values({ userId, ...given, givenAt: now })
        .onConflictDoNothing()
        .returning({ userId: userIdentities.userId });
      if (rows.length === 0) throw new Refusal(ErrorCode.alreadySet);
      if (blocksPayouts) await events.record(tx, { userId, kind: 'identityGiven', blocksPayouts });
    });
    if (blocksPayouts) events.changed(userId);
  }

  /**
   * Sends documents for review. Refusals: 704 they are not uploads of the player's, 1020 no name was given, 7034 already
   * verified or pending; for a corrected name and date those of `give`.
   */
  async send(
    session: Session,
    { documents, corrected }: { documents: string[]; corrected?: Given | undefined },
  ): Promise<Identity> {
    const userId = BigInt(session.userId);
    if (corrected) await this.#ofAge(corrected.birthDate);
    await this.#parts.db.orm.transaction(async (tx) => {
      await lockSignedIn(tx, session);
      const before = await this.#row(userId, tx);
      await retainUploads(tx, userId, documents, ['identity']);
      const { fullName = null, birthDate = null } = corrected ?? {};
      await refusing(
        tx.execute(
          sql`SELECT identity_send(${userId}, ${fullName}, ${birthDate}, ARRAY[${sql.join(documents, sql`, `)}]::text[])`,
        ),
      );
      for (const name of before?.documents ?? [])
        if (!documents.includes(name)) await releaseUpload(tx, name, this.#parts.clock.now());
    });
    return this.of(userId);
  }

  /** Refusals: 3 impossible date, 7024 under age on this market day. */
  async #ofAge(birthDate: string): Promise<void> {
    const { db, clock, market } = this.#parts;
    const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
    const reached = (years: number) => isOfAge({ year, month, day }, years, clock.now(), market.timeZone);
    if (!reached(0) || reached(IMPOSSIBLE_AGE)) throw new Refusal(ErrorCode.badParameter, 'birthDate');
    if (!reached(await leastAge(db, market))) throw new Refusal(ErrorCode.tooYoung);
  }

  async #row(userId: bigint, orm: Pick<Database['orm'], 'select'> = this.#parts.db.orm) {
    const [row] = await orm.select().from(userIdentities).where(eq(userIdentities.userId, userId));
    return row;
  }
}

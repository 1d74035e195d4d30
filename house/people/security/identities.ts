import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { LEAST_AGE } from '../../../contract/http/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { isOfAge } from '../../money/limits/rules.ts';
import { lockSignedIn } from '../accounts/lockPlayer.ts';
import type { SecurityEvents } from './securityEvents.ts';
import { userIdentities } from './tables.ts';

/** Nobody is as old as this. */
const IMPOSSIBLE_AGE = 120;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  events: SecurityEvents;
}

/** Who players say they are: given once, and changed by nobody afterwards. */
export class Identities {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async isGiven(userId: bigint): Promise<boolean> {
    const [row] = await this.#parts.db.orm
      .select({ userId: userIdentities.userId })
      .from(userIdentities)
      .where(eq(userIdentities.userId, userId));
    return row !== undefined;
  }

  /** Refusals: 3 a date that cannot be, 7024 not of age on this day of the market, 7034 given before. */
  async give(session: Session, given: { fullName: string; birthDate: string }): Promise<void> {
    const { db, clock, market, events } = this.#parts;
    const userId = BigInt(session.userId);
    const now = clock.now();
    const [year = 0, month = 0, day = 0] = given.birthDate.split('-').map(Number);
    const reached = (years: number) => isOfAge({ year, month, day }, years, now, market.timeZone);
    if (!reached(0) || reached(IMPOSSIBLE_AGE)) throw new Refusal(ErrorCode.badParameter, 'birthDate');
    if (!reached(LEAST_AGE)) throw new Refusal(ErrorCode.tooYoung);
    // It says whose bank accounts are paid to: not something to be told first by who took the account over.
    const holds = !(await events.isFounding(session));
    await db.orm.transaction(async (tx) => {
      await lockSignedIn(tx, session);
      const rows = await tx
        .insert(userIdentities)
        .values({ userId, ...given, givenAt: now })
        .onConflictDoNothing()
        .returning({ userId: userIdentities.userId });
      if (rows.length === 0) throw new Refusal(ErrorCode.alreadySet);
      if (holds) await events.record(tx, { userId, kind: 'identityGiven', holds });
    });
    if (holds) events.changed(userId);
  }
}

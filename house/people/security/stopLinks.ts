import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { refusing } from '../../money/ledger/call.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Notices } from '../messages/notices.ts';
import { hashStopToken, STOP_TOKEN } from './securityEvents.ts';
import { securityEvents, stopLinks } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  notices: Notices;
  /** Publishes a changed balance: withdrawals in review are returned. */
  balanceChanged: (userId: bigint) => Promise<void>;
}

/** The account and event of a link, as shown on its page. */
export interface Stoppable {
  kind: string;
  detail: string;
  at: number;
}

/** The links in security messages, with which the reader can stop the account without signing in. */
export class StopLinks {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The details of a link; null if used, expired or unknown. Changes nothing. */
  async look(token: string): Promise<Stoppable | null> {
    if (!STOP_TOKEN.test(token)) return null;
    const { db, clock } = this.#parts;
    const [found] = await db.orm
      .select({ kind: securityEvents.kind, detail: securityEvents.detail, at: securityEvents.at })
      .from(stopLinks)
      .innerJoin(securityEvents, eq(securityEvents.id, stopLinks.eventId))
      .where(
        and(
          eq(stopLinks.tokenHash, hashStopToken(token)),
          isNull(stopLinks.usedAt),
          gt(stopLinks.expiresAt, clock.now()),
        ),
      );
    return found ?? null;
  }

  /** Stops the account (sql/holds.sql), once; false for a link that is used, expired or unknown. */
  async stop(token: string): Promise<boolean> {
    if (!STOP_TOKEN.test(token)) return false;
    const { db, sessions, notices, balanceChanged } = this.#parts;
    const account = await refusing(
      db.orm.transaction(async (tx) => {
        const { rows } = await tx.execute<{ user_id: string; sessions: string[] }>(
          sql`SELECT user_id, sessions FROM account_stop(${hashStopToken(token)})`,
        );
        const [stopped] = rows;
        if (!stopped) throw new Error('the ledger gave no reply');
        await notices.notify(tx, BigInt(stopped.user_id), 'frozen');
        return stopped;
      }),
    ).catch((error) => {
      if (error instanceof Refusal && error.code === ErrorCode.notFound) return null;
      throw error;
    });
    if (!account) return false;
    sessions.publishEnded(account.sessions);
    await balanceChanged(BigInt(account.user_id));
    return true;
  }
}

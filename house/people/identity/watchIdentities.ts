import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Notices } from '../messages/notices.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import { userIdentities as table } from '../security/tables.ts';
import type { IdentityChecker } from './checker.ts';

interface Parts {
  db: Database;
  clock: Clock;
  notices: Notices;
  events: SecurityEvents;
  log: Logger;
  /** Null if only operators decide. */
  checker: IdentityChecker | null;
}

/** Interval of the check for pending and decided documents, ms. */
const LOOK_MS = 2_000;
/** Maximum number of rows per check. */
const AT_ONCE = 100;

/** Passes pending documents to the checker, and notifies players of decisions. Returns the stop call. */
export function watchIdentities(parts: Parts): () => Promise<void> {
  const look = async () => {
    if (parts.checker) await submitWaiting(parts, parts.checker);
    await notifyDecided(parts);
  };
  return repeat(LOOK_MS, look, parts.log, 'identities were not looked after');
}

async function submitWaiting({ db, clock, log }: Parts, checker: IdentityChecker): Promise<void> {
  const waiting = await db.orm
    .select()
    .from(table)
    .where(eq(table.state, 'pending'))
    .orderBy(asc(table.sentAt))
    .limit(AT_ONCE);
  for (const { sentAt, ...claim } of waiting) {
    const verdict = await checker.check({ ...claim, sentAt: sentAt ?? 0 }, clock.now());
    if (!verdict) continue;
    // Refused if the market names no such checker, or an operator was faster.
    await db.pool
      .query('SELECT identity_checked($1, $2, $3, $4)', [
        claim.userId,
        checker.name,
        verdict.state,
        verdict.answer,
      ])
      .catch((error) => log.info({ err: error }, 'a checked identity was not decided'));
  }
}

async function notifyDecided({ db, clock, notices, events }: Parts): Promise<void> {
  const notified = await db.orm.transaction(async (tx) => {
    const due = tx
      .select({ userId: table.userId })
      .from(table)
      .where(and(isNotNull(table.decidedAt), isNull(table.notifiedAt)))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(table)
      .set({ notifiedAt: clock.now() })
      .where(inArray(table.userId, due))
      .returning({ userId: table.userId, state: table.state });
    for (const { userId, state } of rows)
      await notices.notify(tx, userId, state === 'verified' ? 'identityVerified' : 'identityRefused');
    return rows;
  });
  for (const { userId } of notified) events.changed(userId);
}

/** Exposes in /metrics the number of pending documents. */
export function countIdentities(metrics: Metrics, db: Database): void {
  metrics.watchEach('kilat_identities', 'Identities whose documents wait', 'state', async () => ({
    pending: await db.orm.$count(table, eq(table.state, 'pending')),
  }));
}

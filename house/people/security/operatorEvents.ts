import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Connections } from '../../core/channel/connections.ts';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import type { Contact } from '../messages/contactCodes.ts';
import type { NoticeKind } from '../messages/gateway.ts';
import type { Notices } from '../messages/notices.ts';
import { hashStopToken, newStopToken, type SecurityEvents } from './securityEvents.ts';

interface Parts {
  db: Database;
  notices: Notices;
  events: SecurityEvents;
  connections: Connections;
  log: Logger;
}

interface Due {
  id: bigint;
  channel: Contact['channel'] | null;
  before: string | null;
}

/** Interval of the check for operators' changes, ms. */
const LOOK_MS = 2_000;
/** Maximum number of events per check. */
const AT_ONCE = 50;

/**
 * Notifies players of security changes that operators made in the database (sql/accountActs.sql), each event once over all
 * houses, and closes their sockets, as their sessions have ended. Returns the stop call.
 */
export function watchOperatorEvents(parts: Parts): () => Promise<void> {
  const look = async () => {
    const { rows } = await parts.db.pool.query<Due>(
      'SELECT event_id AS id, channel, before FROM operator_events ORDER BY event_id LIMIT $1',
      [AT_ONCE],
    );
    for (const due of rows) await notifyPlayers(parts, due);
  };
  return repeat(LOOK_MS, look, parts.log, 'players were not told what operators changed');
}

async function notifyPlayers(
  { db, notices, events, connections }: Parts,
  { id, channel, before }: Due,
): Promise<void> {
  const token = newStopToken();
  const notified = await db.orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ userId: string; kind: NoticeKind; at: string; until: string }>(
      sql`SELECT user_id AS "userId", kind, at, hold_until AS until FROM operator_event_take(${id}, ${hashStopToken(token)})`,
    );
    const [event] = rows;
    if (!event) return null;
    await notices.notify(tx, BigInt(event.userId), event.kind, {
      token,
      at: Number(event.at),
      until: Number(event.until),
      before: channel && before ? { channel, to: before } : null,
    });
    return event.userId;
  });
  if (notified === null) return;
  connections.endPlayer(notified);
  events.changed(BigInt(notified));
}

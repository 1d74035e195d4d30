import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Bus } from '../../core/bus/bus.ts';
import type { Connections } from '../../core/channel/connections.ts';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import { SESSION_ENDED, type Sessions } from './sessions.ts';

const ended = v.object({ tokenHash: v.string() });

/**
 * Unbinds connections when their session ends on any house. After a gap of the bus it checks for missed ends. Returns the stop
 * call.
 */
export function watchSessions(
  sessions: Sessions,
  connections: Connections,
  bus: Bus,
  log: Logger,
): () => void {
  const stopListening = bus.subscribe(SESSION_ENDED, (message) => {
    connections.endSession(v.parse(ended, message).tokenHash);
  });
  const check = async () => {
    for (const tokenHash of await sessions.ended(connections.sessions())) connections.endSession(tokenHash);
  };
  const stopChecking = bus.onGap(() => {
    check().catch((error) => log.error({ err: error }, 'sessions could not be checked after a gap'));
  });
  return () => {
    stopListening();
    stopChecking();
  };
}

/** Interval of the check for blocks that an operator made in the database, ms. */
const LOOK_MS = 2_000;
/** A block becomes visible at most this long after its timestamp, because its transaction may have waited, ms. */
const LATE_MS = 60_000;

/**
 * Unbinds the connections of players whom an operator blocks (sql/risk.sql: their sessions end in the database, without a bus
 * message). Reads only blocks since the last check, however many players are connected. Returns the stop call.
 */
export function watchBlocks(db: Database, connections: Connections, log: Logger): () => Promise<void> {
  let since = 0n;
  const look = async () => {
    const { rows } = await db.pool.query<{ now: bigint; blocked: bigint[] }>(
      `SELECT now_ms() AS now, ARRAY(SELECT user_id FROM player_guards WHERE blocked_at >= $1) AS blocked`,
      [since],
    );
    for (const { now, blocked } of rows) {
      for (const userId of blocked) connections.endPlayer(userId.toString());
      since = now - BigInt(LATE_MS);
    }
  };
  return repeat(LOOK_MS, look, log, 'blocked players were not looked for');
}

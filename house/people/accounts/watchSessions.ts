import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Bus } from '../../core/bus/bus.ts';
import type { Connections } from '../../core/channel/connections.ts';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import { SESSION_ENDED, type Sessions } from './sessions.ts';

const ended = v.object({ tokenHash: v.string() });

/**
 * Makes connections visitors' again when their session ends, on whichever house that was. After a gap of the bus
 * it looks for what it missed. Returns the call that ends it.
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

/** How often blocks that an operator made in the database are looked for, ms. */
const LOOK_MS = 2_000;
/** A block is seen this long after its time at the latest: its transaction may have waited, ms. */
const LATE_MS = 60_000;

/**
 * Makes the connections of players whom an operator blocks visitors' (sql/risk.sql: their sessions have ended in the
 * database, of which no bus tells). Only blocks since the last look are read, however many players are here. Returns the
 * call that ends it.
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

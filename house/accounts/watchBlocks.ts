import type { Logger } from 'pino';
import type { Connections } from '../channel/connections.ts';
import type { Database } from '../db/database.ts';
import { repeat } from '../repeat.ts';

/** How often blocks that an operator made in the database are looked for, ms. */
const LOOK_MS = 2_000;

/**
 * Makes the connections of players whom an operator blocks visitors' (sql/risk.sql: their sessions have ended in the
 * database, of which no bus tells). Returns the call that ends it.
 */
export function watchBlocks(db: Database, connections: Connections, log: Logger): () => Promise<void> {
  const look = async () => {
    const players = connections.players();
    if (players.length === 0) return;
    const { rows } = await db.pool.query<{ user_id: bigint }>(
      'SELECT user_id FROM player_guards WHERE blocked_at IS NOT NULL AND user_id = ANY ($1)',
      [players],
    );
    for (const { user_id } of rows) connections.endPlayer(user_id.toString());
  };
  return repeat(LOOK_MS, look, log, 'blocked players were not looked for');
}

import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import type { Database } from './database.ts';

/** Shows the database's connections in /metrics: those of the ledger, and all others. */
export function watchPools(metrics: Metrics, { pool, money }: Pick<Database, 'pool' | 'money'>): void {
  const each = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    metrics.watchEach(name, help, 'pool', async () => ({ money: read(money), others: read(pool) }));
  each('kilat_db_connections', 'Connections to the database', ({ totalCount }) => totalCount);
  each('kilat_db_connections_most', 'Connections that there may be', ({ options }) => options.max ?? 0);
  each('kilat_db_connections_idle', 'Connections that nobody uses', ({ idleCount }) => idleCount);
  each('kilat_db_waiting', 'Calls that wait for a connection', ({ waitingCount }) => waitingCount);
}

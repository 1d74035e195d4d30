import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import { baseBackups } from './baseBackup.ts';

/** Shows in /metrics how far backups are behind. */
export function watchBackups(metrics: Metrics, pool: pg.Pool, backupDir: string | null): void {
  metrics.watchEach(
    'kilat_backup_late_seconds',
    'How long changes could not be archived, and how old the newest copy is',
    'kind',
    () => backupLateness(pool, backupDir),
  );
}

/**
 * How long the server has failed to archive its changes, 0 while it does not fail, and how old the newest copy in
 * `backupDir` is, s; endless without one.
 */
export async function backupLateness(
  pool: pg.Pool,
  backupDir: string | null,
): Promise<{ changes: number; copy?: number }> {
  const { rows } = await pool.query<{ changes: number; now: Date }>(
    `SELECT clock_timestamp() AS now, CASE WHEN last_failed_time > coalesce(last_archived_time, stats_reset)
       THEN extract(epoch FROM clock_timestamp() - coalesce(last_archived_time, stats_reset)) ELSE 0 END::float8 AS changes
     FROM pg_stat_archiver`,
  );
  const { changes = 0, now = new Date() } = rows[0] ?? {};
  if (backupDir === null) return { changes };
  const newest = (await baseBackups(backupDir)).at(-1);
  const copy = newest ? (now.getTime() - newest.endedAt.getTime()) / 1_000 : Number.POSITIVE_INFINITY;
  return { changes, copy };
}

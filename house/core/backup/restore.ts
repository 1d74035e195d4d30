import { chown, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readSecrets } from '../db/postgresCluster.ts';
import { findPlace, type Log, type Place } from '../db/postgresPlace.ts';
import { startServer, urlOf } from '../db/postgresServer.ts';
import { readPostmaster, servesCluster, stopPostmaster } from '../db/postmaster.ts';
import { fetchSettings, makeArchive } from '../db/walArchive.ts';
import { type BaseBackup, baseBackups, unpackBaseBackup } from './baseBackup.ts';

export interface RestoreOptions {
  backupDir: string;
  /** The moment to restore to; null for the latest one in the archive. */
  at: Date | null;
  /** Moves an existing database aside instead of refusing. */
  replace: boolean;
}

export interface Restored {
  from: BaseBackup;
  /** The last restored change; null if there was none after the backup. */
  lastChange: Date | null;
  /** Where the previous database was moved to. */
  replaced: string | null;
}

/**
 * Restores DATA_DIR's database from a backup and the archive. Existing data stays until the new database is complete.
 * @throws when a server runs on it, no backup is old enough, or the archive does not reach `at`
 */
export async function restoreDatabase(
  dataDir: string,
  { backupDir, at, replace }: RestoreOptions,
  log: Log,
): Promise<Restored> {
  const place = await findPlace(dataDir, log);
  const known = (await stat(place.cluster).catch(() => null)) !== null;
  const running = await readPostmaster(place.cluster);
  if (running && servesCluster(running.pid, place.cluster))
    throw new Error(`A server runs on ${place.cluster}: stop the house first.`);
  if (known && !replace)
    throw new Error(`There is a database in ${place.cluster}: with --replace it is put aside.`);
  const from = await backupBefore(backupDir, at);
  await makeArchive(backupDir, place);

  const aside = { ...place, cluster: `${place.cluster}.new-${process.pid}` };
  try {
    await unpackBaseBackup(from, aside);
    const lastChange = await recover(aside, backupDir, at, log);
    const replaced = known ? `${place.cluster}.replaced-${Date.now()}` : null;
    if (replaced) await rename(place.cluster, replaced);
    await rename(aside.cluster, place.cluster);
    return { from, lastChange, replaced };
  } finally {
    await rm(aside.cluster, { recursive: true, force: true });
  }
}

async function backupBefore(backupDir: string, at: Date | null): Promise<BaseBackup> {
  const all = await baseBackups(backupDir);
  const from = all.findLast(({ endedAt }) => at === null || endedAt <= at);
  if (from) return from;
  throw new Error(
    all[0]
      ? `The oldest backup in ${backupDir} is of ${all[0].endedAt.toISOString()}.`
      : `There is no backup in ${backupDir}.`,
  );
}

/** Timestamp format that PostgreSQL can read before its time zone names are loaded. */
const timeText = (moment: Date) => moment.toISOString().replace('Z', '+00');

/** Lets the server replay the archive up to `at`, then stops it. @returns the last change's time */
async function recover(place: Place, backupDir: string, at: Date | null, log: Log): Promise<Date | null> {
  const signal = join(place.cluster, 'recovery.signal');
  await writeFile(signal, '');
  if (place.account) await chown(signal, place.account.uid, place.account.gid);
  const secrets = await readSecrets(place);
  if (!secrets) throw new Error('The backup has no kilat.json.');
  const server = await startServer(place, secrets, log, {
    backupDir,
    settings: { ...fetchSettings(backupDir), ...(at && { recovery_target_time: timeText(at) }) },
    patience: Number.POSITIVE_INFINITY,
  });
  try {
    const client = new pg.Client({ connectionString: urlOf(server.port, secrets, 'postgres') });
    await client.connect();
    const { rows } = await client.query<{ last: Date | null }>(
      'SELECT pg_last_xact_replay_timestamp() AS last',
    );
    await client.end();
    return rows[0]?.last ?? null;
  } finally {
    await stopPostmaster(server.pid);
  }
}

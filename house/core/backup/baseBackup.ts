import { chown, copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Place } from '../db/postgresPlace.ts';
import { archivesTo, walFolder } from '../db/walArchive.ts';
import type { Metrics } from '../metrics.ts';

/** A copy of the whole database; recovery continues from it with the archived WAL. */
export interface BaseBackup {
  folder: string;
  /** When the copy became consistent: it can be restored to any moment from then on. */
  endedAt: Date;
  /** The first WAL segment that it needs. */
  firstWal: string;
}

/** Folders that a server fills itself and that are copied empty: its WAL (the archive has it), and transient state. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init)$/;

const NOTE = 'backup.json';
const DATA = 'data';

const baseFolder = (backupDir: string) => join(resolve(backupDir), 'base');

/**
 * Copies a running server's data directory, as PostgreSQL's manual describes under "Making a Base Backup Using the Low Level
 * API"; the house may keep running. The copy appears complete or not at all.
 * @param session of the owner; must stay the same connection for the length of the copy
 * @throws when the server does not archive its WAL in `backupDir`
 */
export async function takeBaseBackup(session: pg.Client, backupDir: string): Promise<BaseBackup> {
  if (!(await archivesTo(session, backupDir)))
    throw new Error(
      `The running server does not keep its changes in ${backupDir}: start the house with this BACKUP_DIR.`,
    );
  const folder = join(baseFolder(backupDir), nameOf(new Date()));
  const aside = `${folder}.part`;
  await mkdir(baseFolder(backupDir), { recursive: true, mode: 0o700 });
  await mkdir(aside, { mode: 0o700 });
  try {
    const firstWal = await textOf(session, "pg_walfile_name(pg_backup_start('kilat', fast => true))");
    await copyTree(await textOf(session, "current_setting('data_directory')"), join(aside, DATA));
    // Waits until the archive has all WAL that the copy needs.
    const label = await textOf(session, '(pg_backup_stop(wait_for_archive => true)).labelfile');
    const endedAt = new Date(await textOf(session, "to_json(clock_timestamp())#>>'{}'"));
    await writeFile(join(aside, DATA, 'backup_label'), label, { mode: 0o600, flush: true });
    await writeFile(join(aside, NOTE), JSON.stringify({ endedAt, firstWal }), { flush: true });
    await rename(aside, folder);
    return { folder, endedAt, firstWal };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The complete backups in `backupDir`, oldest first. */
export async function baseBackups(backupDir: string): Promise<BaseBackup[]> {
  const names = await readdir(baseFolder(backupDir)).catch(() => []);
  const found = names
    .filter((name) => !name.endsWith('.part'))
    .sort()
    .map(async (name) => {
      const folder = join(baseFolder(backupDir), name);
      const { endedAt, firstWal } = JSON.parse(await readFile(join(folder, NOTE), 'utf8'));
      return { folder, endedAt: new Date(endedAt), firstWal };
    });
  return Promise.all(found);
}

/** Unpacks a backup's data directory to `cluster`, which must not exist, owned by the account that the server runs as. */
export async function unpackBaseBackup(
  { folder }: BaseBackup,
  { cluster, account }: Pick<Place, 'cluster' | 'account'>,
): Promise<void> {
  await copyTree(join(folder, DATA), cluster, account);
}

/** Evaluates an SQL expression and returns its text. */
async function textOf(session: pg.Client, expression: string): Promise<string> {
  const { rows } = await session.query<{ value: string }>(`SELECT ${expression} AS value`);
  return rows[0]?.value ?? '';
}

/** A moment as a sortable name: 2026-11-24T03-10-00.123Z. */
const nameOf = (moment: Date) => moment.toISOString().replaceAll(':', '-');

/** Copies a folder whose files may change, appear and disappear during the copy. */
async function copyTree(from: string, to: string, account?: Place['account']): Promise<void> {
  const own = async (path: string) => account && (await chown(path, account.uid, account.gid));
  await mkdir(to, { mode: 0o700 });
  await own(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) {
      if (await copied(source, target)) await own(target);
    } else if (EMPTY.test(entry.name)) {
      for (const path of entry.name === 'pg_wal' ? [target, join(target, 'archive_status')] : [target]) {
        await mkdir(path, { mode: 0o700 });
        await own(path);
      }
    } else await copyTree(source, target, account);
  }
}

/** Copies a file and syncs it to disk; false if it is gone. */
async function copied(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const file = await open(target, 'r+');
  await file.sync().finally(() => file.close());
  return true;
}

/** A segment's name is its timeline (8 digits) and its position in the log (16 digits). */
const SEGMENT = /^[0-9A-F]{8}([0-9A-F]{16})/;

/**
 * Removes all but the newest `keep` backups, and the WAL that none of the remaining ones needs. Timeline history files stay.
 * @returns how many backups and segments were removed
 */
export async function dropOldBackups(
  backupDir: string,
  retention: number,
): Promise<{ backups: number; segments: number }> {
  const all = await baseBackups(backupDir);
  const old = all.slice(0, Math.max(0, all.length - retention));
  const oldest = all[old.length];
  for (const { folder } of old) await rm(folder, { recursive: true });
  if (!oldest) return { backups: 0, segments: 0 };
  const needed = placeOf(oldest.firstWal);
  const names = await readdir(walFolder(backupDir));
  const past = names.filter((name) => SEGMENT.test(name) && placeOf(name) < needed);
  for (const name of past) await rm(join(walFolder(backupDir), name));
  return { backups: old.length, segments: past.length };
}

const placeOf = (name: string) => SEGMENT.exec(name)?.[1] ?? '';

/** Exposes the backup lag in /metrics. */
export function watchBackups(metrics: Metrics, pool: pg.Pool, backupDir: string | null): void {
  metrics.watchEach(
    'kilat_backup_late_seconds',
    'How long changes could not be archived, and how old the newest copy is',
    'kind',
    () => backupLateness(pool, backupDir),
  );
}

/**
 * For how long the server has failed to archive WAL (0 if it does not fail), and the age of the newest copy in `backupDir`, s;
 * infinite without one.
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

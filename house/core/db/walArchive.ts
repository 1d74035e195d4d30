import { chown, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { letIn, type Place } from './postgresPlace.ts';

/** A change that is kept nowhere but in DATA_DIR is at most this old, s. */
const ARCHIVE_TIMEOUT_S = 60;

/** Where the server's log of changes (WAL) is kept: BACKUP_DIR/wal, each segment packed. */
export const walFolder = (backupDir: string) => join(resolve(backupDir), 'wal');

/** What a server is set to that keeps its WAL in `backupDir`. The folder is there (`makeArchive`). */
export function archiveSettings(backupDir: string): Record<string, string> {
  const archive = `${shellQuoted(walFolder(backupDir))}/%f.gz`;
  // Whole or not at all, and never over another: what is there already must be the same segment, archived before a crash.
  const command = `gzip -1 -c "%p" > ${archive}.part && sync ${archive}.part && mv ${archive}.part ${archive}`;
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
    archive_command: `if test -f ${archive}; then gzip -d -c ${archive} | cmp -s - "%p"; else ${command}; fi`,
  };
}

/** What a server is set to that fetches its WAL from `backupDir`, beside a file recovery.signal in its data directory. */
export function fetchSettings(backupDir: string): Record<string, string> {
  const archive = `${shellQuoted(walFolder(backupDir))}/%f.gz`;
  return {
    // Without the test gzip's complaint would stand in the log for every segment that does not exist yet.
    restore_command: `test -f ${archive} && gzip -d -c ${archive} > "%p"`,
    hot_standby: 'off',
    recovery_target_action: 'promote',
  };
}

/**
 * Makes the archive's folder, for the account that the server runs as.
 * @throws when that account cannot get there
 */
export async function makeArchive(backupDir: string, { account }: Place): Promise<void> {
  if (process.platform === 'win32')
    throw new Error('BACKUP_DIR needs a POSIX shell: it cannot be used here.');
  const folder = walFolder(backupDir);
  await mkdir(resolve(backupDir), { recursive: true, mode: 0o700 });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!account) return;
  if (!(await letIn(account, resolve(backupDir))))
    throw new Error(`The account PostgreSQL runs as may not enter ${backupDir}: choose another BACKUP_DIR.`);
  await chown(folder, account.uid, account.gid);
}

/** Whether the server of a session keeps its WAL in `backupDir`; null for nowhere. */
export async function archivesTo(session: ClientBase, backupDir: string | null): Promise<boolean> {
  const { rows } = await session.query<{ command: string }>(
    "SELECT current_setting('archive_command') AS command WHERE current_setting('archive_mode') <> 'off'",
  );
  return rows[0]?.command === (backupDir === null ? undefined : archiveSettings(backupDir).archive_command);
}

/** For sh, within a setting of PostgreSQL that gives % a meaning. */
function shellQuoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}

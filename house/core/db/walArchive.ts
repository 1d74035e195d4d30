import { chown, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { letIn, type Place } from './postgresPlace.ts';

/** Maximum age of a change that exists only in DATA_DIR, s. */
const ARCHIVE_TIMEOUT_S = 60;

/** Where the server's WAL is archived: BACKUP_DIR/wal, each segment compressed. */
export const walFolder = (backupDir: string) => join(resolve(backupDir), 'wal');

/** Server settings that archive its WAL in `backupDir`. The folder must exist (`makeArchive`). */
export function archiveSettings(backupDir: string): Record<string, string> {
  const archive = `${shellQuoted(walFolder(backupDir))}/%f.gz`;
  // Atomic, and never overwrites: an existing file must be the same segment, archived before a crash.
  const command = `gzip -1 -c "%p" > ${archive}.part && sync ${archive}.part && mv ${archive}.part ${archive}`;
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
    archive_command: `if test -f ${archive}; then gzip -d -c ${archive} | cmp -s - "%p"; else ${command}; fi`,
  };
}

/** Server settings that restore WAL from `backupDir`, used with a file recovery.signal in its data directory. */
export function fetchSettings(backupDir: string): Record<string, string> {
  const archive = `${shellQuoted(walFolder(backupDir))}/%f.gz`;
  return {
    // Without the test gzip would log an error for every segment that does not exist yet.
    restore_command: `test -f ${archive} && gzip -d -c ${archive} > "%p"`,
    hot_standby: 'off',
    recovery_target_action: 'promote',
  };
}

/**
 * Creates the archive's folder, for the account that the server runs as.
 * @throws when that account cannot access it
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

/** Whether the server of a session archives its WAL in `backupDir`; null checks that it does not archive. */
export async function archivesTo(session: ClientBase, backupDir: string | null): Promise<boolean> {
  const { rows } = await session.query<{ command: string }>(
    "SELECT current_setting('archive_command') AS command WHERE current_setting('archive_mode') <> 'off'",
  );
  return rows[0]?.command === (backupDir === null ? undefined : archiveSettings(backupDir).archive_command);
}

/** Quotes for sh, within a PostgreSQL setting in which % is special. */
function shellQuoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}

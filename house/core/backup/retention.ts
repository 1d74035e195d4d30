import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { walFolder } from '../db/walArchive.ts';
import { baseBackups } from './baseBackup.ts';

/** A segment's name is its timeline, 8 digits, and its place in the log, 16. */
const SEGMENT = /^[0-9A-F]{8}([0-9A-F]{16})/;

/**
 * Removes all but the newest `keep` backups, and the WAL that none of the others needs. Histories of timelines stay.
 * @returns how many backups and segments went
 */
export async function dropOldBackups(
  backupDir: string,
  keep: number,
): Promise<{ backups: number; segments: number }> {
  const all = await baseBackups(backupDir);
  const old = all.slice(0, Math.max(0, all.length - keep));
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

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../house/core/db/database.ts';
import { migrateDatabase } from '../house/core/db/migrate.ts';
import { startPostgres } from '../house/core/db/postgres.ts';

/**
 * Makes a DATA_DIR with a migrated database, which takes seconds: a run makes one, and copies it.
 * @param fill adds further data to its database
 */
export async function makeDataFolder(
  prefix: string,
  fill?: (db: Database, dataDir: string) => Promise<void>,
): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  const postgres = await startPostgres(dataDir, { info() {}, warn() {} });
  const db = openDatabase(postgres.url, { max: 2 });
  await migrateDatabase(db);
  await fill?.(db, dataDir);
  await db.close();
  await postgres.stop();
  return dataDir;
}

/** A copy of a DATA_DIR in which no house runs. */
export function copyDataFolder(from: string, prefix: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  // Run by root, PostgreSQL has its own account, which has to own the copy; Node's copy would belong to root.
  if (process.getuid?.() === 0) execFileSync('cp', ['-a', `${from}/.`, dataDir]);
  else cpSync(from, dataDir, { recursive: true });
  // Otherwise houses that start at the same time would all use the port of the first.
  const secrets = join(dataDir, 'postgres', 'kilat.json');
  writeFileSync(secrets, JSON.stringify({ ...JSON.parse(readFileSync(secrets, 'utf8')), port: 0 }));
  return dataDir;
}

import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reconcile } from '../ledger/reconcile.ts';

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));
const LAST_BEFORE = '0009_security';

/** The migrations up to the one before payments, in a folder of their own. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kilat-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => tag === LAST_BEFORE);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

it('brings a database with players and money over to payments', async () => {
  const template = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase(template.replace(/[^/]+$/, 'kilat'), { max: 1 });
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const db = openDatabase(template.replace(/[^/]+$/, name));
  const folder = await earlierMigrations();
  try {
    await migrate(drizzle(db.pool), { migrationsFolder: folder });
    await db.pool.query(`
      INSERT INTO users (name, currency, created_at) VALUES ('old', 'IDR', 1);
      INSERT INTO rounds (game, id, secret, commitment) VALUES ('crash', 1, 's', 'c');
      SELECT ledger_grant('gift', 1, 'IDR', 1000, 'welcome');
      SELECT ledger_place_bet('bet', 1, 'crash', 1, 'IDR', 100, NULL, NULL);
      SELECT ledger_end_own_bet('back', 1, 'crash', 1, NULL, 'return');`);
    await migrateDatabase(db);
    expect(await reconcile(db)).toEqual([]);
    const { rows } = await db.pool.query(
      'SELECT kind, balance FROM ledger_balances WHERE user_id = 1 ORDER BY kind',
    );
    expect(rows).toEqual([
      { kind: 'escrow', balance: 0n },
      { kind: 'held', balance: 0n },
      { kind: 'wallet', balance: 1_000n },
    ]);
  } finally {
    await db.close();
    await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
    await rm(folder, { recursive: true });
  }
});

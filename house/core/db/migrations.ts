import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

/** Log for whoever runs the migrations. */
export interface MigrationLog {
  info(line: string): void;
}

/** A schema migration (written by drizzle-kit). */
interface Migration {
  name: string;
  statements: string[];
  /** When it was created, ms; defines the order of migrations. */
  at: number;
  hash: string;
}

/** State of a database compared with the migrations of this code. */
interface SchemaState {
  /** Names of the pending migrations, in their order. */
  pending: string[];
  /** A newer house has migrated the database: its schema stays compatible with this one (docs/migrations.md). */
  newer: boolean;
}

/** Compares a database with a folder of migrations. Read-only. */
export async function schemaState(client: ClientBase, folder: string): Promise<SchemaState> {
  const migrations = await readMigrations(folder);
  const { rows } = await client.query<{ at: string | null }>(
    (await hasJournal(client))
      ? 'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations'
      : 'SELECT NULL AS at',
  );
  const last = rows[0]?.at == null ? Number.NEGATIVE_INFINITY : Number(rows[0].at);
  const pending = migrations.filter(({ at }) => at > last);
  return { pending: pending.map(({ name }) => name), newer: last > (migrations.at(-1)?.at ?? last) };
}

/**
 * Runs pending migrations, each in its own transaction: completed ones stay. The caller holds the migration lock.
 * @param withLast runs in the last one's transaction, so that new tables are never visible with older functions or none
 * @throws with the migration's name when one fails
 */
export async function runMigrations(
  client: ClientBase,
  folder: string,
  log: MigrationLog,
  withLast: () => Promise<void>,
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  // The same table as drizzle-kit's own migrator uses.
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  const { pending } = await schemaState(client, folder);
  const migrations = await readMigrations(folder);
  for (const migration of migrations.filter(({ name }) => pending.includes(name))) {
    const began = performance.now();
    try {
      await locksSoon(client, `migration ${migration.name}`, log, async () => {
        for (const statement of migration.statements) await client.query(statement);
        await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
          migration.hash,
          migration.at,
        ]);
        if (migration.name === pending.at(-1)) await withLast();
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The migration ${migration.name} failed: ${reason}`, { cause: error });
    }
    log.info(`migration ${migration.name} made in ${Math.round(performance.now() - began)} ms`);
  }
}

async function hasJournal(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS has",
  );
  return rows[0]?.has === true;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'));
  const names = new Map<number, string>(
    journal.entries.map(({ when, tag }: { when: number; tag: string }) => [when, tag]),
  );
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }) => ({
    name: names.get(folderMillis) ?? `of ${folderMillis}`,
    statements: sql,
    at: folderMillis,
    hash,
  }));
}

/** Maximum wait for a table lock, ms, because a waiting lock request blocks all later ones. */
export const LOCK_MS = 500;
const TRIES = 60;
/** Pause between two attempts, ms: long enough for the blocked requests to finish. */
const PAUSE = { least: 500, more: 1_000 } as const;

/** lock_not_available, deadlock_detected. */
const LOCKED: readonly unknown[] = ['55P03', '40P01'];

/**
 * Runs `work` in a transaction with a short lock timeout: bets on a table go on while a migration waits for its lock. Retries
 * for about a minute and a half.
 * @throws what the work throws
 */
export async function locksSoon(
  client: ClientBase,
  what: string,
  log: { info(line: string): void },
  work: () => Promise<void>,
): Promise<void> {
  for (let left = TRIES; ; left--) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (left <= 1 || !LOCKED.includes((error as { code?: unknown }).code)) throw error;
      if (left === TRIES) log.info(`${what} waits for a table that is in use`);
    }
    await sleep(PAUSE.least + Math.random() * PAUSE.more);
  }
}

import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

/** What a migration says to whoever runs it. */
export interface MigrationLog {
  info(line: string): void;
}

/** A step of the schema (drizzle-kit writes them). */
interface Migration {
  name: string;
  statements: string[];
  /** When it was made, ms: migrations are in this order. */
  at: number;
  hash: string;
}

/** How a database stands beside the migrations of this code. */
interface SchemaState {
  /** Names of those that are to be made, in their order. */
  pending: string[];
  /** A newer house has been here: its schema goes on serving this one (docs/migrations.md). */
  newer: boolean;
}

/** Compares a database with a folder of migrations, and changes nothing. */
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
 * Makes what is pending, each migration in a transaction of its own: what is done stays done. The caller holds the lock of
 * migrations. @param withLast is done in the last one's transaction: nobody meets its tables with older functions, or with none
 * @throws with the migration's name when one fails
 */
export async function runMigrations(
  client: ClientBase,
  folder: string,
  log: MigrationLog,
  withLast: () => Promise<void>,
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  // As drizzle-kit's own migrator has it.
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

/** Whoever wants a table's lock keeps everybody behind it waiting: so long at most, ms, before it steps back. */
export const LOCK_MS = 500;
const TRIES = 60;
/** Between two tries, ms: long enough for what waited to be done. */
const PAUSE = { least: 500, more: 1_000 } as const;

/** lock_not_available, deadlock_detected. */
const LOCKED: readonly unknown[] = ['55P03', '40P01'];

/**
 * Runs `work` in a transaction whose locks are had soon or not at all: bets on a table go on while a migration of it waits
 * its turn. Tried again for about a minute and a half. @throws what the work throws
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

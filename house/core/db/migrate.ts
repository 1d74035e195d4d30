import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import {
  applyFunctions,
  applyGrants,
  type HouseLogin,
  installedVersion,
  readFunctions,
  replaceFunctions,
} from './functions.ts';
import { installJobs } from './jobsSchema.ts';
import { type MigrationLog, runMigrations, schemaState } from './migrations.ts';

/** The folders that define the schema: migrations in their order, and function files. */
export interface SchemaFolders {
  migrations: string;
  functions: string;
}

/** The folders of this code. */
export const SCHEMA: SchemaFolders = {
  migrations: fileURLToPath(new URL('migrations', import.meta.url)),
  functions: fileURLToPath(new URL('../../money/ledger/sql', import.meta.url)),
};

/** 'kilm' in ASCII: advisory lock for migrating, which lets two houses start at once. */
const LOCK = 0x6b696c6d;

interface MigrateOptions {
  /** Login of the running house, if it is not the owner. */
  house?: HouseLogin | null;
  log?: MigrationLog;
  schema?: SchemaFolders;
}

/**
 * Brings the database to the newest schema, as its owner. Safe to call from several processes at the same time, and beside
 * running houses (docs/migrations.md). Changes of a newer house are left alone.
 * @throws with its name when a migration fails; those before it stay applied
 */
export async function migrateDatabase(
  db: Database,
  { house = null, log = { info() {} }, schema = SCHEMA }: MigrateOptions = {},
): Promise<void> {
  const functions = await readFunctions(schema.functions);
  await withSession(db, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { newer } = await schemaState(client, schema.migrations);
    if (newer || (await installedVersion(client)) > functions.version)
      return log.info("a newer house's schema stands, and is let be");
    await runMigrations(client, schema.migrations, log, () => replaceFunctions(client, functions, log));
    await installJobs(db.url);
    await applyFunctions(client, functions, log);
    await applyGrants(client, house, functions.version);
  });
}

/** Describes what `migrateDatabase` would do; empty when the schema is this code's or a newer one. */
export async function pendingChanges(db: Database, schema: SchemaFolders = SCHEMA): Promise<string[]> {
  const { version } = await readFunctions(schema.functions);
  let pending: string[] = [];
  await withSession(db, async (client) => {
    const state = await schemaState(client, schema.migrations);
    const installed = await installedVersion(client);
    pending = state.pending.map((name) => `migration ${name}`);
    if (!state.newer && installed < version) pending.push(`functions of version ${version}`);
  });
  return pending;
}

/** Runs work in a session of its own without a timeout; its locks end with it. */
async function withSession(db: Database, work: (client: ClientBase) => Promise<unknown>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query("SET statement_timeout = 0; SET client_min_messages = 'warning'");
    await work(client);
  } finally {
    client.release(true);
  }
}

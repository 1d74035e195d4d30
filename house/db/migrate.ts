import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { applyFunctions } from './functions.ts';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** 'kilm' in ASCII: held while migrating, so that two houses can start at once. */
const LOCK = 0x6b696c6d;

/** Brings the database to the newest schema. Safe to call from several processes at the same time. */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.pool.connect();
  try {
    // However long another house's migration takes, and this one.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query("SET client_min_messages = 'warning'");
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await applyFunctions(client);
  } finally {
    // Ends the session, and with it the lock, whatever happened.
    client.release(true);
  }
}

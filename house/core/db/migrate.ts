import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { applyFunctions, applyGrants, type HouseLogin } from './functions.ts';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** 'kilm' in ASCII: held while migrating, so that two houses can start at once. */
const LOCK = 0x6b696c6d;

/**
 * Brings the database to the newest schema, as its owner. Safe to call from several processes at the same time.
 * @param house who the running house connects as, where that is not the owner
 */
export async function migrateDatabase(db: Database, house: HouseLogin | null = null): Promise<void> {
  const client = await db.pool.connect();
  try {
    // However long another house's migration takes, and this one.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query("SET client_min_messages = 'warning'");
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await applyFunctions(client);
    if (house) await applyGrants(client, house);
  } finally {
    // Ends the session, and with it the lock, whatever happened.
    client.release(true);
  }
}

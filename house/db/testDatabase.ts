import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';

/**
 * A fresh, migrated database of its own on the run's shared server. `close()` drops it.
 * @param max connections of its pool at most
 */
export async function createTestDatabase(options?: { max?: number }): Promise<Database> {
  const template = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE template STRATEGY file_copy`);
  const db = openDatabase(template.replace(/[^/]+$/, name), options);
  return {
    ...db,
    async close() {
      await db.close();
      await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'kilat') });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

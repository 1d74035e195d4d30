import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../core/db/database.ts';

/**
 * Creates a fresh, migrated database on the run's shared server. `close()` drops it. Calls to the ledger use a running house's
 * role and its privileges; the tests' own statements run as the owner.
 * @param max maximum connections of each of its pools
 * @param months false for a database in which no month of play has turned yet; otherwise two have
 */
export async function createTestDatabase({
  months = true,
  ...options
}: {
  max?: number;
  months?: boolean;
} = {}): Promise<Database> {
  const template = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(
    template,
    `CREATE DATABASE ${name} TEMPLATE ${months ? 'template' : 'newborn'} STRATEGY file_copy`,
  );
  const db = openDatabase(template.replace(/[^/]+$/, name), options);
  const house = openDatabase(asHouse(db.url), options);
  return {
    ...db,
    money: house.money,
    async close() {
      await Promise.all([db.close(), house.close()]);
      await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** The URL of a test database with the role of a running house. */
export function asHouse(url: string): string {
  return inject('houseUrl').replace(/[^/]+$/, new URL(url).pathname.slice(1));
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'kilat') });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

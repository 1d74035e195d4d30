import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../core/db/database.ts';

/**
 * A fresh, migrated database of its own on the run's shared server. `close()` drops it. What calls the ledger connects as a
 * running house does, and may do no more; the tests' own statements are the owner's.
 * @param max connections of each of its pools at most
 * @param months false for a database in which no month of play has turned yet; else two have
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

/** The address of a test database as a running house connects to it. */
export function asHouse(url: string): string {
  return inject('houseUrl').replace(/[^/]+$/, new URL(url).pathname.slice(1));
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'kilat') });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

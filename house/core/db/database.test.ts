import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../people/accounts/tables.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('returns 64-bit integers as bigint, in arrays too, and leaves other pools alone', async () => {
  const query = "SELECT 9007199254740993 AS big, 5 AS small, ARRAY[1::bigint, NULL, -7] AS list, 'x' AS text";
  const { rows } = await db.pool.query(query);
  expect(rows).toEqual([{ big: 9007199254740993n, small: 5, list: [1n, null, -7n], text: 'x' }]);
  const other = new pg.Client({ connectionString: db.url });
  await other.connect();
  expect((await other.query(query)).rows[0]).toMatchObject({ big: '9007199254740993' });
  await other.end();
});

it('returns ids as bigint and times as numbers through Drizzle', async () => {
  const [user] = await db.orm
    .insert(users)
    .values({ name: 'a', currency: 'IDR', createdAt: 1_795_246_898_272 })
    .returning();
  expect(user).toMatchObject({ id: expect.any(BigInt), createdAt: 1_795_246_898_272 });
});

it('migrates once, also with concurrent calls', async () => {
  const newborn = await createTestDatabase({ months: false });
  const before = await shape(newborn);
  await newborn.close();
  await db.pool.query('CREATE DATABASE raced');
  const url = db.url.replace(/[^/]+$/, 'raced');
  const houses = [openDatabase(url), openDatabase(url), openDatabase(url)];
  await Promise.all(houses.map((one) => migrateDatabase(one)));
  await Promise.all(houses.map((one) => migrateDatabase(one)));
  expect(await shape(houses[0]!)).toEqual(before);
  await Promise.all(houses.map((house) => house.close()));
  await db.pool.query('DROP DATABASE raced WITH (FORCE)');
});

async function shape({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query(`SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`);
  const accounts = await pool.query(
    'SELECT kind, currency FROM ledger_accounts WHERE user_id IS NULL ORDER BY kind, currency',
  );
  return { columns: rows, accounts: accounts.rows };
}

it('keeps working when the server cuts an idle connection', async () => {
  await db.pool.query('SELECT 1');
  const admin = new pg.Client({ connectionString: db.url });
  await admin.connect();
  await admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await expect.poll(() => db.pool.idleCount).toBe(0);
  expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await admin.end();
});

it('fails a transaction whose connection the server cuts between two statements, and keeps working', async () => {
  const ended = new Promise((resolve) => db.pool.once('acquire', (client) => client.once('end', resolve)));
  const broken = db.orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await db.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await tx.execute(sql`SELECT 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('releases a connection that dies before its transaction begins', async () => {
  const single = await createTestDatabase({ max: 1 });
  single.pool.once('acquire', (client) => void client.end());
  await expect(single.orm.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
  expect((await single.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await single.close();
});

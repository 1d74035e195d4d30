import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';
import { grantToHouse, HOUSE_RIGHTS, ownMoneyFunctions } from './houseRole.ts';

const FOLDER = fileURLToPath(new URL('../../money/ledger/sql', import.meta.url));

/**
 * Makes the ledger's functions, triggers and views what house/money/ledger/sql says, in one transaction, when they are
 * another version. Migrations say how tables came to be; these files say what stands, so each can be read whole.
 * The caller holds the lock of migrations.
 */
export async function applyFunctions(client: PoolClient): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  const version = versionOf(texts);
  await client.query(
    'CREATE TABLE IF NOT EXISTS applied_functions (version text PRIMARY KEY, at timestamptz NOT NULL)',
  );
  const { rowCount } = await client.query('SELECT FROM applied_functions WHERE version = $1', [version]);
  if (rowCount === 1) return;
  await client.query('BEGIN');
  try {
    // A function may name one of a later file.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const text of texts) await client.query(text);
    await ownMoneyFunctions(client);
    await client.query('DELETE FROM applied_functions');
    await client.query('INSERT INTO applied_functions VALUES ($1, now())', [version]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** A house's login: its password is known where the house makes the role itself. */
export interface HouseLogin {
  role: string;
  password: string | null;
}

/** Lets the role of a house do what it may, when tables, functions or rights are others than before. */
export async function applyGrants(client: PoolClient, login: HouseLogin): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(relname, ' ' ORDER BY relname) || coalesce((SELECT string_agg(version, ' ') FROM applied_functions
      WHERE version NOT LIKE 'grants %'), '') AS names FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  const version = `grants ${login.role} ${versionOf([rows[0]?.names ?? ''])}`;
  const { rowCount } = await client.query('SELECT FROM applied_functions WHERE version = $1', [version]);
  if (rowCount === 1) return;
  await client.query('BEGIN');
  try {
    await grantToHouse(client, login);
    await client.query('DELETE FROM applied_functions WHERE starts_with(version, $1)', [
      `grants ${login.role} `,
    ]);
    await client.query('INSERT INTO applied_functions VALUES ($1, now())', [version]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Of the texts, and of what the house may do. */
function versionOf(texts: readonly string[]): string {
  return createHash('sha256')
    .update([...texts, HOUSE_RIGHTS].join('\0'))
    .digest('hex');
}

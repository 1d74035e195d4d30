import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';

const FOLDER = fileURLToPath(new URL('../ledger/sql', import.meta.url));

/**
 * Makes the ledger's functions, triggers and views what house/ledger/sql says, in one transaction, when they are
 * another version. Migrations say how tables came to be; these files say what stands, so each can be read whole.
 * The caller holds the lock of migrations.
 */
export async function applyFunctions(client: PoolClient): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  const version = createHash('sha256').update(texts.join('\0')).digest('hex');
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
    await client.query('DELETE FROM applied_functions');
    await client.query('INSERT INTO applied_functions VALUES ($1, now())', [version]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

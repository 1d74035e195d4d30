import type pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import type { SiteSeed } from './seed.ts';

/** 'kils' in ASCII: advisory lock that serialises loading by houses that start at once. */
const LOCK = 0x6b696c73;

/** A table's columns filled from the seed; `key` columns identify a row. */
const TABLES: Record<keyof SiteSeed, { key: string[]; columns: string[] }> = {
  site_banners: {
    key: ['id'],
    columns: ['title', 'text', 'action', 'to', 'art', 'tone', 'position', 'market', 'starts_at', 'ends_at'],
  },
  site_notices: { key: ['id'], columns: ['text', 'to', 'position', 'market', 'starts_at', 'ends_at'] },
  site_promotions: {
    key: ['key'],
    columns: ['title', 'to', 'position', 'market', 'starts_at', 'ends_at'],
  },
  site_docs: {
    key: ['key', 'language'],
    columns: ['group', 'position', 'title', 'summary', 'blocks'],
  },
  currencies: { key: ['code'], columns: ['symbol', 'fraction'] },
  site_config: { key: ['key', 'market'], columns: ['value', 'public'] },
  site_messages: { key: ['key'], columns: ['title', 'text', 'market', 'at'] },
};

/** The maintenance switch for operators: inserted here once, never changed. */
const SWITCH = `
  INSERT INTO site_config (key, value) VALUES ('maintenance', '{"on": false, "until": null}')
  ON CONFLICT DO NOTHING`;

/**
 * Loads the site's content into its tables. Rows that left the seed are deleted; unchanged rows are not written again, and
 * those an operator added, or took over by clearing `seeded`, are left alone. Idempotent.
 */
export async function loadSite(db: Database, seed: SiteSeed): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const table of Object.keys(TABLES) as (keyof SiteSeed)[])
      await loadTable(client, table, seed[table]);
    await client.query(SWITCH);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function loadTable(
  client: pg.PoolClient,
  table: keyof SiteSeed,
  rows: readonly object[],
): Promise<void> {
  const key = TABLES[table].key.map(quoted);
  const columns = [...TABLES[table].columns.map(quoted), 'seeded'];
  const all = [...key, ...columns].join(', ');
  const of = (source: string) => columns.map((column) => `${source}.${column}`).join(', ');
  const json = JSON.stringify(rows.map((row) => ({ ...row, seeded: true })));
  await client.query(
    `INSERT INTO ${table} (${all}) SELECT ${all} FROM json_populate_recordset(NULL::${table}, $1)
     ON CONFLICT (${key.join(', ')}) DO UPDATE SET (${columns.join(', ')}) = ROW (${of('excluded')})
       WHERE ${table}.seeded AND (${of(table)}) IS DISTINCT FROM (${of('excluded')})`,
    [json],
  );
  const same = key.map((column) => `${table}.${column} IS NOT DISTINCT FROM seed.${column}`).join(' AND ');
  await client.query(
    `DELETE FROM ${table} WHERE seeded AND NOT EXISTS
       (SELECT 1 FROM json_populate_recordset(NULL::${table}, $1) AS seed WHERE ${same})`,
    [json],
  );
}

function quoted(column: string): string {
  return `"${column}"`;
}

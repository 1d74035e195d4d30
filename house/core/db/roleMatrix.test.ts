import { afterAll, beforeAll, expect, it } from 'vitest';
import { asHouse, createTestDatabase } from '../../testing/core/testDatabase.ts';
import type { Database } from './database.ts';
import { OPERATOR_ROLE } from './operatorRole.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ months: false });
});
afterAll(() => db.close());

/** The house's role in the tests' databases. */
const house = () => decodeURIComponent(new URL(asHouse(db.url).replace(/@[^/]*/, '@localhost')).username);

/**
 * The rights of the running house's and operators' roles as recorded in the database: each table and view with the granted
 * operations (columns where not all), each function that may be called. PUBLIC has none. After a change: `npm test -- house
 * house/core/db/roleMatrix.test.ts -u`, and review the difference.
 */
it.each([
  ['roleMatrix.tsv', house],
  ['operatorMatrix.tsv', () => OPERATOR_ROLE],
])('matches %s, right by right', async (file, roleOf) => {
  const role = roleOf();
  const { rows: tables } = await db.pool.query<{ name: string; rights: string }>(
    `SELECT c.relname AS name, string_agg(p.name || CASE
        WHEN has_table_privilege($1, c.oid, p.name) THEN ''
        ELSE format(' (%s)', (SELECT string_agg(a.attname, ', ' ORDER BY a.attname) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND has_column_privilege($1, c.oid, a.attnum, p.name)))
        END, '; ' ORDER BY p.place) AS rights
     FROM pg_class c CROSS JOIN (VALUES (1, 'SELECT'), (2, 'INSERT'), (3, 'UPDATE'), (4, 'DELETE'), (5, 'TRUNCATE'), (6, 'TRIGGER'))
       AS p (place, name)
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
       AND CASE WHEN p.place <= 3 THEN has_any_column_privilege($1, c.oid, p.name) ELSE has_table_privilege($1, c.oid, p.name) END
     GROUP BY c.relname ORDER BY 1`,
    [role],
  );
  const { rows: functions } = await db.pool.query<{ name: string; runs: string }>(
    `SELECT oid::regprocedure::text AS name, CASE WHEN prosecdef THEN 'as the owner' ELSE 'as itself' END AS runs
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND has_function_privilege($1, oid, 'EXECUTE') ORDER BY 1`,
    [role],
  );
  const lines = [
    ...tables.map(({ name, rights }) => `table\t${name}\t${rights}`),
    ...functions.map(({ name, runs }) => `function\t${name}\t${runs}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});

it('grants nothing to PUBLIC', async () => {
  const { rows } = await db.pool.query(
    `SELECT oid::regprocedure::text AS name FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND EXISTS (SELECT FROM aclexplode(proacl) WHERE grantee = 0)
     UNION ALL SELECT relname FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND EXISTS (SELECT FROM aclexplode(relacl) WHERE grantee = 0)`,
  );
  expect(rows).toEqual([]);
});

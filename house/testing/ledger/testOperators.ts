import pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { DESK_ROLE } from '../../core/db/operatorRole.ts';
import { refusalOf } from '../../money/ledger/call.ts';

/** The desk's login in test databases. */
const DESK = 'test_desk';

/** Result of an act that may need a second operator. */
export interface Proposal {
  id: bigint;
  status: 'pending' | 'done' | 'refused';
  /** Id of the row that it created. */
  made: bigint | null;
}

/**
 * Runs an operator's statement with the desk's login, under the given name. An unknown operator is added.
 * @returns its rows
 */
export async function operateAs<Row extends object>(
  db: Pick<Database, 'url' | 'pool'>,
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await db.pool.query('SELECT operator_add($1, NULL)', [name]);
  const desk = await deskOf(db);
  try {
    await desk.query('BEGIN');
    await desk.query("SELECT set_config('kilat.operator', $1, true)", [name]);
    const { rows } = await desk.query<Row>(text, values);
    await desk.query('COMMIT');
    return rows;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await desk.end();
  }
}

/** The same for a function that creates a proposal. */
export async function propose(
  db: Database,
  name: string,
  call: string,
  values: unknown[] = [],
): Promise<Proposal> {
  const [row] = await operateAs<Proposal>(db, name, `SELECT id, status, made FROM ${call}`, values);
  return row as Proposal;
}

/** The second operator's decision. */
export function approve(db: Database, proposal: bigint, name: string): Promise<Proposal> {
  return propose(db, name, "proposal_approve($1, 'looked at')", [proposal]);
}

export function refuse(db: Database, proposal: bigint, name: string): Promise<Proposal> {
  return propose(db, name, "proposal_refuse($1, 'no')", [proposal]);
}

/** Performs an act that always takes two operators. */
export async function byTwo(db: Database, call: string, values: unknown[] = []): Promise<Proposal> {
  const { id } = await propose(db, 'ani', call, values);
  return approve(db, id, 'budi');
}

/** Connects as the desk, or as another login. */
export async function deskOf(
  { url, pool }: Pick<Database, 'url' | 'pool'>,
  login = DESK,
): Promise<pg.Client> {
  await pool.query(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${DESK}') THEN
      CREATE ROLE ${DESK} LOGIN PASSWORD '${DESK}' IN ROLE ${DESK_ROLE};
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
  const client = new pg.Client({
    connectionString: url.replace(/\/\/[^@]*@/, `//${login}:${login}@`),
    types: pool.options.types,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

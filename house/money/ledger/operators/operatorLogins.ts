import { randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { OPERATOR_ROLE } from '../../../core/db/operatorRole.ts';
import { operators } from './operatorTables.ts';

/** Timeout for an operator's statements and idle transactions, because others wait for their locks. */
const SESSION_LIMIT = '30s';

type Owner = Pick<Database, 'url' | 'orm' | 'pool'>;

/** All current and former operators, oldest first. */
export function operatorsOf({ orm }: Owner) {
  return orm.select().from(operators).orderBy(asc(operators.id));
}

/**
 * Adds an operator with a login of their own in the database.
 * @param db connected as the schema's owner, who may create roles
 * @returns the address to connect to; its password is not stored
 * @throws KL003 if the name is invalid or was used before
 */
export async function addOperator({ url, pool }: Owner, name: string): Promise<string> {
  const login = `kilat_op_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT operator_add($1, $2)', [name, login]);
    await client.query(`CREATE ROLE ${login} LOGIN PASSWORD '${password}' IN ROLE ${OPERATOR_ROLE}`);
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`ALTER ROLE ${login} SET ${setting} = '${SESSION_LIMIT}'`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  return url.replace(/\/\/[^@]*@/, `//${login}:${password}@`);
}

/**
 * Ends an operator: the login stops working, and its sessions are closed.
 * @throws KL704 if there is none
 */
export async function endOperator({ orm, pool }: Owner, name: string): Promise<void> {
  await pool.query('SELECT operator_end($1)', [name]);
  const [ended] = await orm
    .select()
    .from(operators)
    .where(eq(operators.name, sql`operator_name(${name})`));
  if (!ended?.login) return;
  await pool.query(`ALTER ROLE "${ended.login}" NOLOGIN`);
  await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
    ended.login,
  ]);
}

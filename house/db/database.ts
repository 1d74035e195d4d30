import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** One PostgreSQL database. `pool` is for SQL functions and whatever Drizzle does not say; `orm` for the rest. */
export interface Database {
  pool: pg.Pool;
  orm: NodePgDatabase;
  url: string;
  close(): Promise<void>;
}

/** A transaction of the database. */
export type Tx = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];

const INT8 = 20;
const INT8_ARRAY = 1016;
const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY as TypeId);

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** int8 as bigint, for our own pools only; node-pg's global parsers stay as they are. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format) {
    if (format === 'binary') return pg.types.getTypeParser(oid as TypeId, format);
    if (oid === INT8) return BigInt;
    if (oid === INT8_ARRAY)
      return (text: string) => textArray(text).map((item) => (item === null ? null : BigInt(item)));
    return pg.types.getTypeParser(oid as TypeId, format);
  },
};

/**
 * Opens a pool on a database; connects on first use.
 * @param max connections at most
 */
export function openDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max, types });
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return { pool, orm: drizzle(pool), url, close: () => pool.end() };
}

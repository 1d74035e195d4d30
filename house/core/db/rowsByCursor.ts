import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Rows that are read at a stretch: some milliseconds of the event loop. */
const AT_ONCE = 2_000;

/**
 * The rows of a query that may have a hundred thousand, some at a time, so that bets get their turn between. One such query at a time in a
 * transaction; who leaves before its end leaves the rest to the transaction's.
 */
export async function* rowsByCursor<Row extends Record<string, unknown>>(
  tx: Pick<Tx, 'execute'>,
  query: SQLWrapper,
): AsyncGenerator<Row[], void> {
  await tx.execute(sql`DECLARE rows_by_cursor NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`FETCH ${sql.raw(`${AT_ONCE}`)} FROM rows_by_cursor`);
    if (rows.length > 0) yield rows as Row[];
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`CLOSE rows_by_cursor`);
}

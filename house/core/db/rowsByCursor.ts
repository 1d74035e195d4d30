import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Rows read in one go: some milliseconds of the event loop. */
const AT_ONCE = 2_000;

/**
 * Iterates over a query's rows, possibly a hundred thousand, in chunks, with turns for bets in between. One such query at a
 * time in a transaction; if the iteration stops early, the cursor stays open until the transaction ends.
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

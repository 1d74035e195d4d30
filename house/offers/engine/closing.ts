import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/db/database.ts';

/**
 * How long after a period's end it is closed, ms: what was settled just before the end is written by then (a statement takes no
 * longer).
 */
export const CLOSING_MS = 25_000;

/**
 * Makes sure that every round that began before `end` (ms) is settled. Solo rounds and studios' wait for their players, and count in the
 * day in which they end. @throws else, so that the job is tried again
 */
export async function requireSettled(tx: Tx, end: number): Promise<void> {
  const { rows } = await tx.execute<{ game: string; id: string }>(
    sql`SELECT game, id FROM rounds WHERE state IN ('open', 'closed') AND opens_at < ${end} LIMIT 1`,
  );
  const [open] = rows;
  if (open) throw new Error(`the round ${open.id} of ${open.game} began before and is not settled`);
}

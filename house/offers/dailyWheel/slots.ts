import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { games } from '../../site/catalogue/tables.ts';

/** The slots of this list that can be played now, in the same order. */
export async function slotsThere(
  orm: Pick<Database['orm'], 'select'>,
  slots: readonly string[],
): Promise<string[]> {
  const rows = await orm
    .select({ id: games.id })
    .from(games)
    .where(and(inArray(games.id, [...slots]), eq(games.active, true), isNotNull(games.path)));
  const there = new Set(rows.map(({ id }) => id));
  return slots.filter((slot) => there.has(slot));
}

import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { games } from '../../site/catalogue/tables.ts';

/** Championships: one for each of Kilat's games and week of the market. Who leads is read from the bets. */
export const champions = pgTable(
  'champions',
  {
    /** The game and the week's Monday, 'crash-2026-11-16'. */
    id: text().primaryKey(),
    game: text()
      .notNull()
      .references(() => games.id),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    /** The first ms that no longer counts. */
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('champions_one_a_week').on(table.game, table.startsAt),
    check('champions_last', sql`ends_at > starts_at`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';
import { games } from '../../site/catalogue/tables.ts';

/** Championships: one per Kilat game and market week. Rankings are computed from the bets. */
export const champions = pgTable(
  'champions',
  {
    /** The game and the week's Monday: 'crash-2026-11-16'. */
    id: text().primaryKey(),
    game: text()
      .notNull()
      .references(() => games.id),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    /** End of the period, ms, exclusive. */
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('champions_one_a_week').on(table.game, table.startsAt),
    check('champions_last', sql`ends_at > starts_at`),
  ],
);

/** The entrants of a championship. All bets of the week count, whenever the player joined. */
export const championEntries = pgTable(
  'champion_entries',
  {
    champion: text()
      .notNull()
      .references(() => champions.id),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    joinedAt: bigint('joined_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.champion, table.userId] })],
);

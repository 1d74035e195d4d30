import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/** The winners of a day's battle: written once, when the day is closed. Amounts are minor units. */
export const battlePlaces = pgTable(
  'battle_places',
  {
    currency: text().notNull(),
    day: date().notNull(),
    place: integer().notNull(),
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    staked: minor('staked').notNull(),
    prize: minor('prize').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day, table.place] })],
);

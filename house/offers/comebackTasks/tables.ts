import { bigint, date, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

/** Days on which players returned after a while, and their tasks began. */
export const comebacks = pgTable(
  'comebacks',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

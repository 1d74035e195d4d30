import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';
import { games } from '../../site/catalogue/tables.ts';

/** Free spins that players were given on a game. */
export const freeSpinPrizes = pgTable(
  'free_spin_prizes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    game: text()
      .notNull()
      .references(() => games.id),
    spins: integer().notNull(),
    used: integer().notNull().default(0),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('free_spin_prizes_by_user').on(table.userId, table.id),
    check('free_spin_prizes_used', sql`spins > 0 and used between 0 and spins`),
  ],
);

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
    /** Of one spin, in minor units of the player's currency. */
    bet: bigint({ mode: 'bigint' }).notNull(),
    /** What the provider knows it by; null until it was ordered there. Spins are counted by it, as the wallet is told them. */
    reward: text().unique('free_spin_prizes_reward'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('free_spin_prizes_by_user').on(table.userId, table.id),
    check('free_spin_prizes_some', sql`spins > 0 and bet > 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';
import { games } from '../../site/catalogue/tables.ts';

/** Free spins awarded to players on a game. */
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
    /** Stake of one spin, in minor units of the player's currency. */
    bet: bigint({ mode: 'bigint' }).notNull(),
    /**
     * The provider's reference of the reward; null until it is ordered there. The wallet calls carry it, and played spins are
     * counted by it.
     */
    reward: text().unique('free_spin_prizes_reward'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('free_spin_prizes_by_user').on(table.userId, table.id),
    check('free_spin_prizes_some', sql`spins > 0 and bet > 0`),
  ],
);

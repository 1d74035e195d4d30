import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

/** Personal offers, each once after a deposit; amounts are minor units, times ms. */
export const specialOffers = pgTable(
  'special_offers',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    /** The last deposit at the time when it began. */
    afterOrder: bigint('after_order', { mode: 'bigint' }).notNull(),
    most: bigint({ mode: 'bigint' }).notNull(),
    beganAt: bigint('began_at', { mode: 'number' }).notNull(),
    /** The stakes of the market day on which it began, up to then: the next offer does not count them again. */
    dayStaked: bigint('day_staked', { mode: 'bigint' }).notNull().default(sql`0`),
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.afterOrder] })],
);

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';
import { awards } from '../engine/tables.ts';

/**
 * Claimed phone credit: one order at the phone operator per award. It ends once, by house/money/ledger/sql/phoneCredits.sql.
 * Times are ms.
 */
export const phoneCreditOrders = pgTable(
  'phone_credit_orders',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    awardId: id('award_id')
      .notNull()
      .unique()
      .references(() => awards.id),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    /** The reference at the phone operator. */
    reference: text().notNull().unique(),
    phone: text().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: time('created_at').notNull(),
    /** After this time an undelivered order is replaced by money. */
    deadline: time('deadline').notNull(),
    /** When it is polled next; null once it has ended. */
    nextAt: time('next_at'),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('phone_credit_orders_of_user').on(table.userId, table.id),
    index('phone_credit_orders_due').on(table.nextAt).where(sql`state = 'waiting'`),
  ],
);

/** Orders at the sandbox's phone operator. It delivers by the phone's last digit (sandboxOperator.ts). */
export const sandboxCredits = pgTable(
  'sandbox_credits',
  {
    reference: text().primaryKey(),
    phone: text().notNull(),
    amount: id('amount').notNull(),
    state: text({ enum: ['pending', 'delivered', 'cancelled'] })
      .notNull()
      .default('pending'),
    createdAt: time('created_at').notNull(),
    /** When it is delivered; null for never. */
    deliversAt: time('delivers_at'),
    /** Number of reports still to send. */
    tells: integer().notNull().default(1),
  },
  (table) => [index('sandbox_credits_due').on(table.deliversAt).where(sql`tells > 0`)],
);

import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../../core/db/columns.ts';
import { depositOrders } from '../../../money/payments/tables.ts';
import { users } from '../../../people/accounts/tables.ts';
import { awards } from '../../engine/tables.ts';

/**
 * Friends' first deposits, one per friend, with the inviter's bonus: written in the transaction that paid the order
 * (house/money/ledger/sql/referralRecharge.sql). Times are ms, amounts minor units.
 */
export const referralRecharges = pgTable(
  'referral_recharges',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    friend: id('friend')
      .notNull()
      .unique()
      .references(() => users.id),
    inviter: id('inviter')
      .notNull()
      .references(() => users.id),
    orderId: id('order_id')
      .notNull()
      .references(() => depositOrders.id),
    currency: text().notNull(),
    deposit: id('deposit').notNull(),
    bonus: id('bonus').notNull(),
    /** Version of the promotion's settings. */
    version: integer().notNull(),
    at: time('at').notNull(),
    /** The market day on which it was paid, and the friend's stakes on it before. */
    day: date().notNull(),
    stakedBefore: id('staked_before').notNull(),
    /** waiting: for the friend's stakes. held: for support's review. */
    state: text({ enum: ['waiting', 'earned', 'held', 'refused'] })
      .notNull()
      .default('waiting'),
    endedAt: time('ended_at'),
    /** The award that includes it. */
    awardId: id('award_id').references(() => awards.id),
  },
  (table) => [
    index('referral_recharges_of').on(table.inviter, table.id),
    index('referral_recharges_waiting').on(table.id).where(sql`state = 'waiting'`),
    index('referral_recharges_waiting_of').on(table.inviter, table.id).where(sql`state = 'waiting'`),
  ],
);

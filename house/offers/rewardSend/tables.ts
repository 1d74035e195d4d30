import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';
import { awards } from '../engine/tables.ts';

/**
 * What operators give players by hand (house/money/ledger/sql/givenByHand.sql), each with a reason and as an award. Above the
 * limit it waits for a second operator. Times are ms.
 */
export const sentRewards = pgTable(
  'sent_rewards',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The operator's idempotency key. */
    key: text().notNull().unique(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    amount: id('amount').notNull(),
    reason: text().notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: time('proposed_at').notNull(),
    /** Whether a second operator has to approve. */
    second: boolean().notNull(),
    status: text({ enum: ['pending', 'done', 'refused'] })
      .notNull()
      .default('pending'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    /** Why it was refused. */
    answer: text(),
    awardId: id('award_id').references(() => awards.id),
    /** When a house told the player's pages. */
    toldAt: time('told_at'),
  },
  (table) => [
    index('sent_rewards_by_user').on(table.userId, table.proposedAt),
    index('sent_rewards_pending').on(table.id).where(sql`status = 'pending'`),
    index('sent_rewards_to_tell').on(table.id).where(sql`status <> 'pending' and told_at is null`),
  ],
);

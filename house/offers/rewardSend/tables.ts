import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, minor, time } from '../../core/db/columns.ts';
import { proposalId } from '../../money/ledger/operators/operatorTables.ts';
import { users } from '../../people/accounts/tables.ts';
import { awards } from '../engine/tables.ts';

/**
 * Rewards that operators sent by hand (house/money/ledger/sql/sentRewards.sql), each with its proposal and its award. Times are
 * ms.
 */
export const sentRewards = pgTable(
  'sent_rewards',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    proposalId: proposalId().unique(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    amount: minor('amount').notNull(),
    /** Null for those refused before proposals existed. */
    awardId: id('award_id').references(() => awards.id),
    /** Read only by houses from before proposals existed; the next release drops it. */
    status: text({ enum: ['pending', 'done', 'refused'] })
      .notNull()
      .default('done'),
    /** When a house notified the player's pages. */
    notifiedAt: time('notified_at'),
  },
  (table) => [
    index('sent_rewards_by_user').on(table.userId, table.id),
    index('sent_rewards_to_notify').on(table.id).where(sql`award_id is not null and notified_at is null`),
  ],
);

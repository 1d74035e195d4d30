import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';
import { awards } from '../engine/tables.ts';

/**
 * Applications for birthday gifts, one per birthday; operators decide (house/money/ledger/sql/birthdayGifts.sql). Times are ms.
 */
export const birthdayGifts = pgTable(
  'birthday_gifts',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    birthday: date().notNull(),
    /** The VIP level at the time of the application. */
    level: integer().notNull(),
    amount: id('amount').notNull(),
    appliedAt: time('applied_at').notNull(),
    /** Read only by houses from before proposals existed; the next release drops it. */
    firstBy: text('first_by'),
    status: text({ enum: ['applied', 'approved', 'refused'] })
      .notNull()
      .default('applied'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    /** Reason of a refusal, shown to the player. */
    answer: text(),
    awardId: id('award_id').references(() => awards.id),
    /** When a house notified the player's pages. */
    notifiedAt: time('notified_at'),
  },
  (table) => [
    uniqueIndex('birthday_gifts_once').on(table.userId, table.birthday),
    index('birthday_gifts_applied').on(table.id).where(sql`status = 'applied'`),
    index('birthday_gifts_to_notify').on(table.id).where(sql`status <> 'applied' and notified_at is null`),
  ],
);

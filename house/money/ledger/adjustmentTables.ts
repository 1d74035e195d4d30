import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';
import { transferKinds } from './tables.ts';

/**
 * What operators change by hand, each with a reason: credits and debits of a wallet, debts that are written off, and the
 * undoing of one of these or of a gateway's fee. Above the limit it waits for a second operator. Times are ms.
 */
export const adjustments = pgTable(
  'adjustments',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The operator's idempotency key. */
    key: text().notNull().unique(),
    /** The transfer that it comes to. */
    kind: text()
      .notNull()
      .references(() => transferKinds.kind),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    reason: text().notNull(),
    /** Whose debt is written off; what is undone. */
    chargebackId: bigint('chargeback_id', { mode: 'bigint' }),
    reversesAdjustment: bigint('reverses_adjustment', { mode: 'bigint' }),
    reversesFee: bigint('reverses_fee', { mode: 'bigint' }),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: bigint('proposed_at', { mode: 'number' }).notNull(),
    /** Whether a second operator has to approve. */
    second: boolean().notNull(),
    status: text({ enum: ['pending', 'done', 'refused'] })
      .notNull()
      .default('pending'),
    decidedBy: text('decided_by'),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    /** Why it was refused. */
    answer: text(),
  },
  (table) => [
    index('adjustments_by_user').on(table.userId, table.currency, table.proposedAt),
    uniqueIndex('adjustments_undone_once').on(table.reversesAdjustment).where(sql`status <> 'refused'`),
    uniqueIndex('adjustments_fee_undone_once').on(table.reversesFee).where(sql`status <> 'refused'`),
  ],
);

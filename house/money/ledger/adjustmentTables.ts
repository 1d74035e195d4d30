import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';
import { proposalId } from './operatorTables.ts';
import { transferKinds } from './tables.ts';

/**
 * What operators changed by hand, each of a proposal (operatorTables.ts): credits and debits of a wallet, debts that are written
 * off, and the undoing of one of these or of a gateway's fee. Times are ms.
 */
export const adjustments = pgTable(
  'adjustments',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    proposalId: proposalId().unique(),
    /** The transfer that it comes to. */
    kind: text()
      .notNull()
      .references(() => transferKinds.kind),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Whose debt is written off; what is undone. */
    chargebackId: bigint('chargeback_id', { mode: 'bigint' }),
    reversesAdjustment: bigint('reverses_adjustment', { mode: 'bigint' }),
    reversesFee: bigint('reverses_fee', { mode: 'bigint' }),
    proposedAt: bigint('proposed_at', { mode: 'number' }).notNull(),
    /** Pending until its transfer, in the same transaction; refused ones are of before there were proposals. */
    status: text({ enum: ['pending', 'done', 'refused'] })
      .notNull()
      .default('pending'),
    decidedAt: bigint('decided_at', { mode: 'number' }),
  },
  (table) => [
    index('adjustments_by_user').on(table.userId, table.currency, table.proposedAt),
    uniqueIndex('adjustments_undone_once').on(table.reversesAdjustment).where(sql`status <> 'refused'`),
    uniqueIndex('adjustments_fee_undone_once').on(table.reversesFee).where(sql`status <> 'refused'`),
  ],
);

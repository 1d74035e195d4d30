import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../people/accounts/tables.ts';
import { transferKinds } from '../tables.ts';
import { proposalId } from './operatorTables.ts';

/**
 * Manual changes by operators, each made by a proposal (operatorTables.ts): credits and debits of a wallet, debt write-offs,
 * and reversals of one of these or of a gateway's fee. Times are ms.
 */
export const adjustments = pgTable(
  'adjustments',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    proposalId: proposalId().unique(),
    /** The kind of the resulting transfer. */
    kind: text()
      .notNull()
      .references(() => transferKinds.kind),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The chargeback whose debt is written off, and the adjustment or fee that is reversed. */
    chargebackId: bigint('chargeback_id', { mode: 'bigint' }),
    reversesAdjustment: bigint('reverses_adjustment', { mode: 'bigint' }),
    reversesFee: bigint('reverses_fee', { mode: 'bigint' }),
    proposedAt: bigint('proposed_at', { mode: 'number' }).notNull(),
    /** Pending until its transfer is made, in the same transaction. Refused ones predate proposals. */
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

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { minor, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';
import { depositOrders, withdrawals } from './tables.ts';

/** Tables of gateways' fees, chargebacks and daily statements. Constraints are in house/money/ledger/sql. Times are ms. */

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const count = (name: string) => minor(name).notNull().default(sql`0`);
const owner = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/** A gateway's fee for a payment, a payout or a chargeback: counted once per reference. */
export const gatewayFees = pgTable(
  'gateway_fees',
  {
    id: id(),
    /** One of the two; their ids come from separate sequences. */
    depositId: bigint('deposit_id', { mode: 'bigint' }).references(() => depositOrders.id),
    withdrawalId: bigint('withdrawal_id', { mode: 'bigint' }).references(() => withdrawals.id),
    userId: owner(),
    currency: text().notNull(),
    /** What the fee is for: the gateway's reference of the payment or chargeback, or 'payout'. */
    ref: text().notNull(),
    amount: minor('amount').notNull(),
    /** Set only by transfers. */
    posted: boolean().notNull().default(false),
    reversed: boolean().notNull().default(false),
    at: time('at').notNull(),
  },
  (table) => [
    unique('gateway_fees_of_deposit').on(table.depositId, table.ref),
    unique('gateway_fees_of_withdrawal').on(table.withdrawalId, table.ref),
    check('gateway_fees_of_one', sql`num_nonnulls(deposit_id, withdrawal_id) = 1`),
  ],
);

/**
 * Payments charged back by the bank, and wins rolled back by a provider. What the wallet lacked is a debt: the receivable minus
 * what was `collected` since and what an operator wrote off. Only transfers change these amounts.
 */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id(),
    depositId: bigint('deposit_id', { mode: 'bigint' }).references(() => depositOrders.id),
    /** Instead of a deposit: the transaction with which a provider rolled back a win that the wallet could not cover. */
    transactionId: bigint('transaction_id', { mode: 'bigint' }),
    userId: owner(),
    currency: text().notNull(),
    /**
     * The gateway's reference of it, and of the payment that it charges back; for a provider, those of the rollback and of the
     * win.
     */
    ref: text().notNull(),
    payment: text().notNull(),
    amount: minor('amount').notNull(),
    taken: count('taken'),
    receivable: count('receivable'),
    collected: count('collected'),
    writtenOff: count('written_off'),
    reportedAt: time('reported_at').notNull(),
    /** Null while the payment itself has not been reported. */
    appliedAt: time('applied_at'),
  },
  (table) => [
    unique('chargebacks_ref').on(table.depositId, table.ref),
    unique('chargebacks_of_transaction').on(table.transactionId),
    check('chargebacks_of_one', sql`num_nonnulls(deposit_id, transaction_id) = 1`),
    index('chargebacks_owed').on(table.userId).where(sql`receivable > collected + written_off`),
  ],
);

/** Market days whose statement was received from a gateway. */
export const gatewayStatements = pgTable(
  'gateway_statements',
  {
    gateway: text().notNull(),
    currency: text().notNull(),
    day: date().notNull(),
    /** The day's first ms, and the first one after it. */
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.currency, table.day] })],
);

/** The lines of those statements, as received. */
export const gatewayMovements = pgTable(
  'gateway_movements',
  {
    id: id(),
    gateway: text().notNull(),
    currency: text().notNull(),
    day: date().notNull(),
    /** Our reference of the order, and the gateway's of the movement. */
    reference: text().notNull(),
    kind: text({ enum: ['payment', 'payout', 'chargeback', 'fee'] }).notNull(),
    name: text().notNull(),
    /** Positive for incoming money. */
    amount: minor('amount').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('gateway_movements_by_day').on(table.gateway, table.currency, table.day)],
);

/** The sandbox gateway's own book: its movements, as a bank would list them. */
export const sandboxMovements = pgTable(
  'sandbox_movements',
  {
    id: id(),
    currency: text().notNull(),
    reference: text().notNull(),
    kind: text({ enum: ['payment', 'payout', 'chargeback', 'fee'] }).notNull(),
    name: text().notNull(),
    amount: minor('amount').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_movements_once').on(table.reference, table.kind, table.name),
    index('sandbox_movements_by_time').on(table.currency, table.at),
  ],
);

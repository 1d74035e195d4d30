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

/** What gateways charge and take back, and what they say of a day. What must hold is in house/money/ledger/sql. Times are ms. */

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const count = (name: string) => minor(name).notNull().default(sql`0`);
const owner = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/** What a gateway kept of a payment, or took for a payout or a chargeback: it counts once by its name. */
export const gatewayFees = pgTable(
  'gateway_fees',
  {
    id: id(),
    /** One of the two, whose ids are sequences of their own. */
    depositId: bigint('deposit_id', { mode: 'bigint' }).references(() => depositOrders.id),
    withdrawalId: bigint('withdrawal_id', { mode: 'bigint' }).references(() => withdrawals.id),
    userId: owner(),
    currency: text().notNull(),
    /** What it was taken for: the gateway's name of the payment or chargeback, or 'payout'. */
    ref: text().notNull(),
    amount: minor('amount').notNull(),
    /** Moved by transfers alone. */
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
 * Payments that the bank took back, and wins that a provider did. What the wallet did not hold is owed: `lent` less what was `collected` since and
 * what an operator wrote off. Only transfers move these counts.
 */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id(),
    depositId: bigint('deposit_id', { mode: 'bigint' }).references(() => depositOrders.id),
    /** In a deposit's place: the transaction in which a provider took a win back that the wallet held too little of. */
    transactionId: bigint('transaction_id', { mode: 'bigint' }),
    userId: owner(),
    currency: text().notNull(),
    /** The gateway's own name of it, and of the payment that it takes back; of a provider's the transaction's, and the win's. */
    ref: text().notNull(),
    payment: text().notNull(),
    amount: minor('amount').notNull(),
    taken: count('taken'),
    receivable: count('receivable'),
    collected: count('collected'),
    writtenOff: count('written_off'),
    reportedAt: time('reported_at').notNull(),
    /** Null while the payment itself was not told of yet. */
    appliedAt: time('applied_at'),
  },
  (table) => [
    unique('chargebacks_ref').on(table.depositId, table.ref),
    unique('chargebacks_of_transaction').on(table.transactionId),
    check('chargebacks_of_one', sql`num_nonnulls(deposit_id, transaction_id) = 1`),
    index('chargebacks_owed').on(table.userId).where(sql`receivable > collected + written_off`),
  ],
);

/** Days of the market whose statement a gateway gave. */
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

/** The lines of those statements, as the gateway has them. */
export const gatewayMovements = pgTable(
  'gateway_movements',
  {
    id: id(),
    gateway: text().notNull(),
    currency: text().notNull(),
    day: date().notNull(),
    /** Our name of the order, and the gateway's of what moved. */
    reference: text().notNull(),
    kind: text({ enum: ['payment', 'payout', 'chargeback', 'fee'] }).notNull(),
    name: text().notNull(),
    /** Above zero what came to us. */
    amount: minor('amount').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('gateway_movements_by_day').on(table.gateway, table.currency, table.day)],
);

/** The sandbox gateway's own book: what it moved, as a bank has it. */
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

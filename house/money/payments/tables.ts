import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PayDetails } from '../../../contract/payments/details.ts';
import { minor, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/** Money from and to gateways. Constraints are in triggers (the migration payment_rules). Times are ms. */

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const owner = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/** A player's bank account at some point in time. */
export interface OwnAccount {
  id: string;
  bank: string;
  number: string;
  holder: string;
}

/** A player's deposit order. Money that comes is credited whatever the status is by then. */
export const depositOrders = pgTable(
  'deposit_orders',
  {
    id: id(),
    userId: owner(),
    currency: text().notNull(),
    port: text().notNull(),
    bank: text(),
    /** The requested amount, and the amount to pay for it: with the fee, and the unique code of a bank transfer. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    payable: minor('payable').notNull(),
    /** The amount received so far, and the part credited to the wallet: all but the fee. Only a transfer changes `credited`. */
    received: minor('received').notNull().default(sql`0`),
    credited: minor('credited').notNull().default(sql`0`),
    status: text({ enum: ['pending', 'partial', 'paid', 'expired', 'refused'] })
      .notNull()
      .default('pending'),
    /** The client's idempotency key. */
    key: text().notNull(),
    /** Our reference for it at the gateway. */
    reference: text().notNull().unique(),
    /** The gateway's payment details; null until received. */
    details: jsonb().$type<PayDetails>(),
    /** The player's own account for a transfer, as it was when the order was made. */
    from: jsonb('from_account').$type<OwnAccount>(),
    /** Whether it was made in the installed app, as reported by the client. */
    inApp: boolean('in_app').notNull().default(false),
    /** The chosen promotion, with its terms at that time, and its gift for `amount`. */
    promotion: text(),
    promoPercent: integer('promo_percent'),
    promoMin: minor('promo_min'),
    promoMost: minor('promo_most'),
    /** The award key for which a gift is given once per player: the first deposit, a day. Null if each order gives one. */
    promoSlot: text('promo_slot'),
    /** The gift's wagering multiple, and the number of days for it. */
    promoWagering: integer('promo_wagering'),
    promoDays: integer('promo_days'),
    /**
     * For a gift that is an award of the promotion (its settings' version; null for older gifts, which the order itself gives):
     * when it is given, see GiftTerms, whether it is given once per person, and, once all is paid, the time of that and the
     * player's stakes on that day by then.
     */
    promoVersion: integer('promo_version'),
    promoGives: text('promo_gives', { enum: ['credited', 'claimed', 'staked'] }),
    promoOnce: boolean('promo_once'),
    promoPaidAt: time('promo_paid_at'),
    promoStaked: minor('promo_staked'),
    bonus: minor('bonus').notNull().default(sql`0`),
    /** The given part of the bonus. Only a transfer changes it. */
    given: minor('given').notNull().default(sql`0`),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('deposit_orders_key').on(table.userId, table.key),
    index('deposit_orders_by_user').on(table.userId, table.id),
    // No two open transfers have the same amount: the unique code identifies the payer.
    uniqueIndex('deposit_orders_unique_code')
      .on(table.bank, table.payable)
      .where(sql`status = 'pending' and port = 'transfer'`),
    index('deposit_orders_open').on(table.expiresAt).where(sql`status = 'pending'`),
    index('deposit_orders_gifts')
      .on(table.userId, table.promotion, table.promoPaidAt)
      .where(sql`promo_paid_at is not null`),
    uniqueIndex('deposit_orders_one_gift').on(table.userId, table.promoSlot).where(sql`given > 0`),
  ],
);

export type DepositRow = typeof depositOrders.$inferSelect;

/**
 * Each payment that a gateway reported, by the gateway's own reference: counted once, for one order. `gateway` and `currency`
 * are null for payments from before they were recorded; such a reference counts as used at every gateway.
 */
export const depositReceipts = pgTable(
  'deposit_receipts',
  {
    orderId: bigint('order_id', { mode: 'bigint' }).notNull(),
    gateway: text(),
    ref: text().notNull(),
    amount: minor('amount').notNull(),
    currency: text(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.ref] }),
    uniqueIndex('deposit_receipts_by_payment').on(table.ref, table.gateway),
  ],
);

/** The destinations of players' withdrawals. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    userId: owner(),
    bank: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
    /** End of its payout block: it is new or was changed. */
    heldUntil: time('held_until').notNull().default(0),
    deleted: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('bank_accounts_of_user').on(table.userId, table.bank, table.number).where(sql`not deleted`),
    // Finds players who share one.
    index('bank_accounts_shared').on(table.bank, table.number).where(sql`not deleted`),
  ],
);

/** Withdrawals. `money` is changed only by transfers, and at each commit `status` agrees with it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    userId: owner(),
    currency: text().notNull(),
    /** The amount taken from the wallet; the fee is deducted from it. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    bank: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    status: text({ enum: ['review', 'sending', 'paid', 'cancelled', 'refused'] })
      .notNull()
      .default('review'),
    money: text({ enum: ['none', 'held', 'paid', 'returned'] })
      .notNull()
      .default('none'),
    reference: text().notNull().unique(),
    /** When the review ends and it is sent to the gateway. */
    reviewUntil: time('review_until').notNull(),
    /** When a house processes it next: at the end of the review, then after growing pauses. */
    nextAttemptAt: time('next_attempt_at').notNull().default(0),
    /** How often a house has leased it since the gateway's last answer about it. */
    attempts: integer().notNull().default(0),
    /** The house's lease, and its end. */
    lease: text(),
    leasedUntil: time('leased_until'),
    /** When a house last began to send it, whatever the result; null: never. */
    sentAt: time('sent_at'),
    /** Whether the gateway confirmed that it has it. */
    handedOver: boolean('handed_over').notNull().default(false),
    /** The last error, for the operator. */
    lastError: text('last_error'),
    /** Since when it waits for the operator and is ignored by houses. */
    parkedAt: time('parked_at'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('withdrawals_by_user').on(table.userId, table.id),
    uniqueIndex('withdrawals_one_open').on(table.userId).where(sql`status in ('review', 'sending')`),
    index('withdrawals_due')
      .on(table.nextAttemptAt)
      .where(sql`status in ('review', 'sending') and parked_at is null`),
  ],
);

/** Players' feedback about a deposit or a withdrawal that went wrong. */
export const payFeedback = pgTable(
  'pay_feedback',
  {
    id: id(),
    /** One of the two; their ids come from separate sequences. */
    depositId: bigint('order_id', { mode: 'bigint' }).references(() => depositOrders.id),
    withdrawalId: bigint('withdrawal_id', { mode: 'bigint' }).references(() => withdrawals.id),
    userId: owner(),
    kind: text({ enum: ['notCredited', 'wrongAmount', 'other'] }).notNull(),
    text: text().notNull(),
    /** Names of the player's uploads. */
    images: text().array().notNull().default([]),
    /** The player's answer whether it is solved; null before. */
    solved: boolean(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('pay_feedback_by_order').on(table.depositId, table.id),
    index('pay_feedback_by_withdrawal').on(table.withdrawalId, table.id),
    check('pay_feedback_of_one', sql`num_nonnulls(order_id, withdrawal_id) = 1`),
  ],
);

/** The secret with which a gateway signs its callbacks, and the key of the sandbox's pages. */
export const gatewaySecrets = pgTable('gateway_secrets', {
  gateway: text().primaryKey(),
  secret: text().notNull(),
});

/** The sandbox gateway's own orders, linked to ours only by their reference. */
export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: id(),
    kind: text({ enum: ['deposit', 'payout'] }).notNull(),
    reference: text().notNull().unique(),
    amount: minor('amount').notNull(),
    currency: text().notNull(),
    /** The port or bank, for display. */
    what: text().notNull(),
    state: text({ enum: ['open', 'paid', 'refused', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    /** When it is paid automatically; null to wait for a button. */
    actsAt: time('acts_at'),
  },
  (table) => [index('sandbox_orders_open').on(table.actsAt).where(sql`state = 'open'`)],
);

/** Callbacks that the sandbox gateway sends until they are answered. */
export const sandboxCallbacks = pgTable(
  'sandbox_callbacks',
  {
    id: id(),
    body: text().notNull(),
    attempts: bigint({ mode: 'number' }).notNull().default(0),
    nextAt: time('next_at'),
  },
  (table) => [index('sandbox_callbacks_due').on(table.nextAt).where(sql`next_at is not null`)],
);

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

/** Money from and to gateways. What must hold is in triggers (the migration payment_rules). Times are ms. */

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const owner = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/** A bank account of a player's as it was at some moment. */
export interface OwnAccount {
  id: string;
  bank: string;
  number: string;
  holder: string;
}

/** What a player wants to pay in. Money that comes is credited whatever the status says by then. */
export const depositOrders = pgTable(
  'deposit_orders',
  {
    id: id(),
    userId: owner(),
    currency: text().notNull(),
    port: text().notNull(),
    bank: text(),
    /** What was asked for, and what is to be paid for it: with the fee, and the unique code of a bank transfer. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    payable: minor('payable').notNull(),
    /** What came so far, and what of it went into the wallet: all but the fee. Only a transfer moves `credited`. */
    received: minor('received').notNull().default(sql`0`),
    credited: minor('credited').notNull().default(sql`0`),
    status: text({ enum: ['pending', 'partial', 'paid', 'expired', 'refused'] })
      .notNull()
      .default('pending'),
    /** The client's idempotency key. */
    key: text().notNull(),
    /** Our name for it at the gateway. */
    reference: text().notNull().unique(),
    /** How to pay, as the gateway said; null until it did. */
    details: jsonb().$type<PayDetails>(),
    /** The player's own account that a transfer is to come from, as it was when the order was made. */
    from: jsonb('from_account').$type<OwnAccount>(),
    /** Whether it was made in the installed app, as the client says. */
    inApp: boolean('in_app').notNull().default(false),
    /** The promotion that was chosen, with its terms as they were, and what it comes to for `amount`. */
    promotion: text(),
    promoPercent: integer('promo_percent'),
    promoMin: minor('promo_min'),
    promoMost: minor('promo_most'),
    /** The award key that brings a gift once a player: the first deposit, a day. Null where each order brings one. */
    promoSlot: text('promo_slot'),
    /** How often the gift is to be staked, and how many days that may take. */
    promoWagering: integer('promo_wagering'),
    promoDays: integer('promo_days'),
    /**
     * Of a gift that is an award of the promotion (its settings' version; null for gifts of before, which the order itself gives): when
     * it is given, by GiftTerms, whether one person gets it once, and, once all is paid, when that was and what its player had staked on
     * that day by then.
     */
    promoVersion: integer('promo_version'),
    promoGives: text('promo_gives', { enum: ['credited', 'claimed', 'staked'] }),
    promoOnce: boolean('promo_once'),
    promoPaidAt: time('promo_paid_at'),
    promoStaked: minor('promo_staked'),
    bonus: minor('bonus').notNull().default(sql`0`),
    /** What of the bonus was given. Only a transfer moves it. */
    given: minor('given').notNull().default(sql`0`),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('deposit_orders_key').on(table.userId, table.key),
    index('deposit_orders_by_user').on(table.userId, table.id),
    // No two transfers that are awaited have the same amount: the unique code tells whose is whose.
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
 * Each payment that a gateway told of, by the gateway's own reference: it counts once, for one order. `gateway` and `currency` are
 * null of payments from before they were written down; such a reference is taken at every gateway.
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

/** Where a player's money goes when it is withdrawn. */
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
    /** Nothing is paid out to it before: it is new, or another than it was. */
    heldUntil: time('held_until').notNull().default(0),
    deleted: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('bank_accounts_of_user').on(table.userId, table.bank, table.number).where(sql`not deleted`),
    // Players who share one are looked for.
    index('bank_accounts_shared').on(table.bank, table.number).where(sql`not deleted`),
  ],
);

/** Money on its way out. `money` is moved by transfers alone, and at each commit `status` agrees with it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    userId: owner(),
    currency: text().notNull(),
    /** What leaves the wallet; the fee is taken from it on the way. */
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
    /** When the review is over and the gateway gets it. */
    reviewUntil: time('review_until').notNull(),
    /** When a house looks at it next: as the review is over, then after growing pauses. */
    nextAttemptAt: time('next_attempt_at').notNull().default(0),
    /** How often a house took it up since the gateway last said something of it. */
    attempts: integer().notNull().default(0),
    /** The house that has it in hand, and until when no other takes it up. */
    lease: text(),
    leasedUntil: time('leased_until'),
    /** When a house last began to hand it over, whatever came of it; null: none ever did. */
    sentAt: time('sent_at'),
    /** Whether the gateway said that it has it. */
    handedOver: boolean('handed_over').notNull().default(false),
    /** What went wrong last, for the operator. */
    lastError: text('last_error'),
    /** Since when it waits for the operator and no house looks at it. */
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

/** What players say about a deposit or a withdrawal of theirs that went wrong. */
export const payFeedback = pgTable(
  'pay_feedback',
  {
    id: id(),
    /** One of the two, whose ids are sequences of their own. */
    depositId: bigint('order_id', { mode: 'bigint' }).references(() => depositOrders.id),
    withdrawalId: bigint('withdrawal_id', { mode: 'bigint' }).references(() => withdrawals.id),
    userId: owner(),
    kind: text({ enum: ['notCredited', 'wrongAmount', 'other'] }).notNull(),
    text: text().notNull(),
    /** Names of uploads of the player's. */
    images: text().array().notNull().default([]),
    /** Whether the player says that it is solved; null before. */
    solved: boolean(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('pay_feedback_by_order').on(table.depositId, table.id),
    index('pay_feedback_by_withdrawal').on(table.withdrawalId, table.id),
    check('pay_feedback_of_one', sql`num_nonnulls(order_id, withdrawal_id) = 1`),
  ],
);

/** The secret that a gateway signs its callbacks with, and the key of the sandbox's pages. */
export const gatewaySecrets = pgTable('gateway_secrets', {
  gateway: text().primaryKey(),
  secret: text().notNull(),
});

/** The sandbox gateway's own orders: it knows nothing of ours but their reference. */
export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: id(),
    kind: text({ enum: ['deposit', 'payout'] }).notNull(),
    reference: text().notNull().unique(),
    amount: minor('amount').notNull(),
    currency: text().notNull(),
    /** The port or bank, to be shown. */
    what: text().notNull(),
    state: text({ enum: ['open', 'paid', 'refused', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    /** When it is paid by itself; null to wait for a button. */
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

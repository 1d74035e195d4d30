import { sql } from 'drizzle-orm';
import { bigint, pgEnum, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** In the order in which accounts are locked, so that no two transactions wait for each other in a circle. */
export const accountKind = pgEnum('account_kind', ['wallet', 'escrow', 'held', 'house', 'mint', 'outside']);

/**
 * grant: mint to wallet. stake: wallet to escrow. release: escrow to wallet. forfeit: escrow to house. profit: house
 * to wallet. deposit: outside to wallet. hold: wallet to held. paid: held to outside. returned: held to wallet. bonus:
 * mint to wallet. What is from 'deposit' on belongs to an order.
 */
export const transferKind = pgEnum('transfer_kind', [
  'grant',
  'stake',
  'release',
  'forfeit',
  'profit',
  'deposit',
  'hold',
  'paid',
  'returned',
  'bonus',
]);

/**
 * Ledger accounts with their cached balance, which only a transfer can change. Players have a wallet, an
 * escrow for open bets and an account for what is held to be paid out; the house, the mint and the world outside have
 * 32 accounts each (ledger_shard), chosen by user id, so that two players' money never waits for one row.
 *
 * What must hold for accounts, transfers and bets is checked in triggers (migrations/0001_guards.sql) where
 * other tables have CHECK constraints and foreign keys: PostgreSQL reads those anew for every statement, which
 * took a third of a bet's time.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: accountKind().notNull(),
    currency: text().notNull(),
    /** The owner of a wallet, an escrow or what is held. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id),
    /** Which shard of the house, the mint or the outside. */
    shard: smallint(),
    balance: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** The operation that moved the balance last. Operations get their ids under the wallet's lock, so it only grows. */
    sequence: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  },
  (table) => [
    uniqueIndex('ledger_accounts_of_user').on(table.userId, table.currency, table.kind),
    uniqueIndex('ledger_accounts_of_shard')
      .on(table.shard, table.currency, table.kind)
      .where(sql`shard is not null`),
  ],
);

/**
 * Requests that moved money: the same scope and key again gets the first reply and moves nothing. The reply is
 * the bet (whose request is unchangeable, and whose end too) with the wallet's balance at that moment.
 */
export const ledgerOperations = pgTable(
  'ledger_operations',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** Whose keys they are: 'user:17', 'grant:17', 'round:crash'. */
    scope: text().notNull(),
    key: text().notNull(),
    /** The request's body; the same key with another is refused. */
    fingerprint: text().notNull(),
    betId: bigint('bet_id', { mode: 'bigint' }),
    /** The deposit or withdrawal. */
    orderId: bigint('order_id', { mode: 'bigint' }),
    /** The wallet after it; null for what the house does to many bets at once. */
    balance: bigint({ mode: 'bigint' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

/**
 * The journal, append-only. One row takes `amount` from the debit account and gives it to the credit account,
 * so no posting can be unbalanced; a trigger moves both balances and stamps them here.
 */
export const ledgerTransfers = pgTable('ledger_transfers', {
  /** Given by the trigger while both accounts are locked: per account, ids are in the order of its balances. */
  id: bigint({ mode: 'bigint' }).primaryKey(),
  operationId: bigint('operation_id', { mode: 'bigint' }).notNull(),
  kind: transferKind().notNull(),
  debitAccount: bigint('debit_account', { mode: 'bigint' }).notNull(),
  creditAccount: bigint('credit_account', { mode: 'bigint' }).notNull(),
  currency: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  debitBalance: bigint('debit_balance', { mode: 'bigint' }).notNull(),
  creditBalance: bigint('credit_balance', { mode: 'bigint' }).notNull(),
  /** The bet it belongs to; null for a grant and for money from and to outside. */
  betId: bigint('bet_id', { mode: 'bigint' }),
  at: bigint({ mode: 'number' }).notNull(),
  /** The deposit order of a deposit and of its bonus, the withdrawal of a hold and of its end. */
  orderId: bigint('order_id', { mode: 'bigint' }),
});

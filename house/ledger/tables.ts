import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** In the order in which accounts are locked, so that no two transactions wait for each other in a circle. */
export const accountKind = pgEnum('account_kind', ['wallet', 'escrow', 'house', 'mint']);

/** grant: mint to wallet. stake: wallet to escrow. release: escrow to wallet. forfeit: escrow to house. profit: house to wallet. */
export const transferKind = pgEnum('transfer_kind', ['grant', 'stake', 'release', 'forfeit', 'profit']);

/**
 * Ledger accounts with their cached balance, which only a transfer can change. Players have a wallet and an
 * escrow; the house and the mint have SHARDS accounts each, chosen by user id, so that two players' money
 * never waits for one row.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: accountKind().notNull(),
    currency: text().notNull(),
    /** The owner of a wallet or an escrow. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id),
    /** Which shard of the house or the mint. */
    shard: smallint(),
    balance: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  },
  (table) => [
    unique('ledger_accounts_currency').on(table.id, table.currency),
    uniqueIndex('ledger_accounts_of_user').on(table.userId, table.currency, table.kind),
    uniqueIndex('ledger_accounts_of_shard')
      .on(table.shard, table.currency, table.kind)
      .where(sql`shard is not null`),
    check(
      'ledger_accounts_owner',
      sql`case when kind in ('wallet', 'escrow') then user_id is not null and shard is null
      else user_id is null and shard is not null end`,
    ),
    check('ledger_accounts_never_negative', sql`balance >= 0 or kind in ('house', 'mint')`),
  ],
);

/** Requests that moved money: the same scope and key again gets the stored reply and moves nothing. */
export const ledgerOperations = pgTable(
  'ledger_operations',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** Whose keys they are, e.g. 'user:17'. */
    scope: text().notNull(),
    key: text().notNull(),
    /** The request's body; the same key with another is refused. */
    fingerprint: text().notNull(),
    reply: jsonb().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    check('ledger_operations_key', sql`length(key) between 1 and 100`),
  ],
);

/**
 * The journal, append-only. One row takes `amount` from the debit account and gives it to the credit account,
 * so no posting can be unbalanced; a trigger moves both balances and stamps them here.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
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
    betId: bigint('bet_id', { mode: 'bigint' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'ledger_transfers_debit',
      columns: [table.debitAccount, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    foreignKey({
      name: 'ledger_transfers_credit',
      columns: [table.creditAccount, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    check('ledger_transfers_amount', sql`amount > 0`),
    check('ledger_transfers_two_sides', sql`debit_account <> credit_account`),
    check('ledger_transfers_bet', sql`(kind = 'grant') = (bet_id is null)`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

/**
 * The kinds of accounts. Those that may never be negative have a stored balance, and a transfer locks the row. The balance of
 * the others is the sum of their postings, so different players' money never waits for the same row.
 */
export const accountKinds = pgTable(
  'account_kinds',
  {
    kind: text().primaryKey(),
    /** Whether every player has one. */
    owned: boolean().notNull(),
    kept: boolean().notNull(),
  },
  (table) => [unique('account_kinds_kept').on(table.kind, table.kept)],
);

/** The kinds of transfers: from which account to which, and what causes them. Read by the journal's trigger. */
export const transferKinds = pgTable(
  'transfer_kinds',
  {
    kind: text().primaryKey(),
    debit: text().notNull(),
    credit: text().notNull(),
    /** Whether the balances of the two accounts are stored: repeated here to give a transfer a single lookup. */
    keepsDebit: boolean('keeps_debit').notNull(),
    keepsCredit: boolean('keeps_credit').notNull(),
    /**
     * The row that causes such a transfer and is named by it (sql/journal.sql). `bet_id` holds a bet, or for provider: a
     * transaction of a provider's game. `order_id` holds all else, for order: a deposit, a withdrawal, a fee or another case of
     * them. past: no longer used for new transfers.
     */
    subject: text({
      enum: ['bet', 'provider', 'order', 'grant', 'award', 'wagering', 'phoneCredit', 'past'],
    }).notNull(),
  },
  ({ debit, keepsDebit, credit, keepsCredit }) => {
    const foreignColumns: [typeof accountKinds.kind, typeof accountKinds.kept] = [
      accountKinds.kind,
      accountKinds.kept,
    ];
    return [
      foreignKey({ name: 'transfer_kinds_debit', columns: [debit, keepsDebit], foreignColumns }),
      foreignKey({ name: 'transfer_kinds_credit', columns: [credit, keepsCredit], foreignColumns }),
    ];
  },
);

/** The ledger's settings of a currency's market: the time zone in which days begin, as in contract/markets.ts. */
export const markets = pgTable('markets', {
  currency: text().primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** Maximum change of one player's money by one operator in 24 hours without a second one, in minor units. */
  adjustmentLimit: bigint('adjustment_limit', { mode: 'bigint' }).notNull().default(sql`0`),
  /** Maximum that one operator may move in a day of the market without a second one, and that all of them may move together. */
  operatorDayLimit: bigint('operator_day_limit', { mode: 'bigint' }).notNull().default(sql`0`),
  operatorsDayLimit: bigint('operators_day_limit', { mode: 'bigint' }).notNull().default(sql`0`),
  /** Minimum age of players; null if it is not checked. */
  leastAge: integer('least_age').default(18),
  /**
   * Above this total of deposits, and before any withdrawal, the identity must be verified (sql/identities.sql). Null: no such
   * total.
   */
  identityDeposits: bigint('identity_deposits', { mode: 'bigint' }),
  identityWithdrawals: boolean('identity_withdrawals').notNull().default(true),
  /** The checker whose decisions count beside operators'; null: none. */
  identityChecker: text('identity_checker').default('sandbox'),
  /** Minor units of 1 U, the unit of promotions: Rp 1.000, MX$ 1. */
  unit: bigint({ mode: 'bigint' }).notNull().default(sql`100`),
  /** The play money granted to a new account, in minor units; 0 for real money. */
  welcome: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  /** Maximum total win of the bets on one pool of a round of our own games (sql/exposure.sql), in minor units. */
  mostExposure: bigint('most_exposure', { mode: 'bigint' }).notNull().default(sql`0`),
  /**
   * Maximum win of a player's round at a provider's game, and maximum excess of a provider's daily wins over its stakes
   * (sql/providerCaps.sql).
   */
  providerMostRound: bigint('provider_most_round', { mode: 'bigint' }).notNull().default(sql`0`),
  providerMostDay: bigint('provider_most_day', { mode: 'bigint' }).notNull().default(sql`0`),
});

/** Grants of play money: the causes of transfers out of the mint; append-only. Early grants reference only their operation. */
export const grants = pgTable('grants', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'bigint' }).notNull(),
  currency: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  reason: text().notNull(),
  operationId: bigint('operation_id', { mode: 'bigint' }).notNull().unique(),
  at: bigint({ mode: 'number' }).notNull(),
});

/**
 * Ledger accounts. Players have a wallet, a bonus account (wageringTables.ts), an account for money reserved for a payout, and
 * an escrow for open bets; the house, the mint, promotions and clearing (money at the gateways) have one account per currency.
 *
 * The constraints of accounts, transfers and bets are checked in triggers (house/money/ledger/sql); other tables use CHECK
 * constraints and foreign keys: PostgreSQL parses those for every statement, which took a third of a bet's time.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    currency: text().notNull(),
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id),
    /** Null if it is not stored. */
    balance: bigint({ mode: 'bigint' }),
    /** For a wallet: the balance of the bonus account beside it, to have both parts in one row. 0 for all others. */
    bonus: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /**
     * The last operation that changed the balance; for a wallet, of either part. Operations get their ids under the wallet's
     * lock, so it only grows.
     */
    sequence: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** The time of that operation, ms. */
    balanceChangedAt: bigint('balance_changed_at', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_of_user').on(table.userId, table.currency, table.kind),
    uniqueIndex('ledger_accounts_of_house').on(table.kind, table.currency).where(sql`user_id is null`),
  ],
);

/**
 * Requests that moved money: a repeat of scope and key gets the first reply and moves nothing. The reply is the bet (whose
 * request and end are immutable) with the wallet's balance at that moment. Partitioned by month of play, like bets and
 * transfers; old partitions can be deleted (docs/scaling.md).
 */
export const ledgerOperations = pgTable(
  'ledger_operations',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** The owner of the key: 'user:17', 'grant:17', 'promo:17', 'round:crash'. */
    scope: text().notNull(),
    key: text().notNull(),
    /** The player who made the request; 0 for the house's own operations. */
    userId: bigint('user_id', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The month of its bet; 0 for permanent keys. */
    month: integer().notNull().default(0),
    /** Request hash; the same key with another one is refused. */
    fingerprint: text().notNull(),
    betId: bigint('bet_id', { mode: 'bigint' }),
    /** The deposit or withdrawal. */
    orderId: bigint('order_id', { mode: 'bigint' }),
    /** The total of wallet and bonus account after it; null for operations of the house on many bets. */
    balance: bigint({ mode: 'bigint' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key, table.userId, table.month] })],
);

/**
 * The journal, append-only. One row moves `amount` from the debit account to the credit account, so no posting can be
 * unbalanced; a trigger updates the stored balances and copies them here. Transfers of a bet are in the partition of the bet's
 * month, all others in that of month 0.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    /** Assigned by the trigger under the accounts' locks: per account, ids are in the order of its balances and times. */
    id: bigint({ mode: 'bigint' }).notNull(),
    operationId: bigint('operation_id', { mode: 'bigint' }).notNull(),
    kind: text().notNull(),
    /** The player whose money it is. */
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    debitAccount: bigint('debit_account', { mode: 'bigint' }).notNull(),
    creditAccount: bigint('credit_account', { mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    debitBalance: bigint('debit_balance', { mode: 'bigint' }),
    creditBalance: bigint('credit_balance', { mode: 'bigint' }),
    /** The bet it belongs to; null for a grant and for money from and to gateways. */
    betId: bigint('bet_id', { mode: 'bigint' }),
    at: bigint({ mode: 'number' }).notNull(),
    /** The deposit order of a deposit and of its gift; the withdrawal of a reserve and of its end. */
    orderId: bigint('order_id', { mode: 'bigint' }),
  },
  (table) => [
    // A player's transfers by kind: finds a rare kind quickly however much was played.
    index('ledger_transfers_of_user')
      .on(table.userId, table.kind, table.at, table.id)
      .where(sql`kind <> 'forfeit'`),
    uniqueIndex('ledger_transfers_of_bet')
      .on(table.betId, table.kind, table.userId)
      .where(sql`kind in ('release', 'forfeit', 'profit', 'bonusRelease', 'bonusProfit')`),
    // Transfers of a deposit, a withdrawal, a fee or a case.
    index('ledger_transfers_of_order').on(table.orderId, table.kind).where(sql`order_id is not null`),
    // A day's transfers (sql/closes.sql). Rows are stored in the order of their times, so a BRIN summary per 2 MB suffices.
    index('ledger_transfers_by_time')
      .using('brin', table.at, table.id)
      .with({ pages_per_range: 256, autosummarize: true }),
  ],
);

/** The months of play with existing partitions; once begun, a month provides the ids of bets (sql/months.sql). */
export const ledgerMonths = pgTable('ledger_months', {
  /** January 2026 is 1; 0 is everything before the first month. */
  month: integer().primaryKey(),
  /** When bets were first placed in it; null for a future month. */
  beganAt: bigint('began_at', { mode: 'number' }),
  /** Whether its keys were deleted. */
  keysGone: boolean('keys_gone').notNull().default(false),
  /** Whether its bets and their transfers were deleted: `ledgerCarried` has the sums. */
  playGone: boolean('play_gone').notNull().default(false),
  /** The first and the last deleted transfer, and their times; null if nothing is deleted. */
  firstTransfer: bigint('first_transfer', { mode: 'bigint' }),
  lastTransfer: bigint('last_transfer', { mode: 'bigint' }),
  firstAt: bigint('first_at', { mode: 'number' }),
  lastAt: bigint('last_at', { mode: 'number' }),
});

/** The sums of the transfers of a deleted month, for every account that they changed. */
export const ledgerCarried = pgTable(
  'ledger_carried',
  {
    month: integer().notNull(),
    accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

/**
 * A player's totals per market day and game, written by the transactions that end the bets. Returned bets do not count.
 * Everything that depends on play (rankings, promotions, levels) reads these instead of bets.
 */
export const dayTotals = pgTable(
  'day_totals',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    day: date().notNull(),
    game: text().notNull(),
    currency: text().notNull(),
    bets: integer().notNull(),
    staked: bigint({ mode: 'bigint' }).notNull(),
    returned: bigint({ mode: 'bigint' }).notNull(),
    /** The highest rate of a bet that returned more than its stake, and that bet: of equal ones the first. */
    bestRate: bigint('best_rate', { mode: 'bigint' }),
    bestBet: bigint('best_bet', { mode: 'bigint' }),
    /** The same for bets of at least 1 U: used for championship rankings. */
    rankedRate: bigint('ranked_rate', { mode: 'bigint' }),
    rankedBet: bigint('ranked_bet', { mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.game, table.currency] }),
    index('day_totals_by_day').on(table.day, table.game),
  ],
);

/** A player's deposits and payouts per market day. */
export const dayPayments = pgTable(
  'day_payments',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    day: date().notNull(),
    currency: text().notNull(),
    deposited: bigint({ mode: 'bigint' }).notNull(),
    withdrawn: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.currency] })],
);

/** The biggest wins of each day of the market: at least the first two hundred by profit. */
export const bigWins = pgTable(
  'big_wins',
  {
    betId: bigint('bet_id', { mode: 'bigint' }).primaryKey(),
    currency: text().notNull(),
    day: date().notNull(),
    profit: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    index('big_wins_by_day').on(table.currency, table.day, table.profit.desc()),
    index('big_wins_by_profit').on(table.currency, table.profit.desc()),
  ],
);

/** Cash-outs that came in time, stored before they are processed: they guarantee the payment of the bet. */
export const cashOuts = pgTable('cash_outs', {
  betId: bigint('bet_id', { mode: 'bigint' }).primaryKey(),
  game: text().notNull(),
  roundId: bigint('round_id', { mode: 'bigint' }).notNull(),
  rate: bigint({ mode: 'bigint' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});

/** A player's second bets on a round: the second slip of crash. A separate table adds no cost to other bets. */
export const secondBets = pgTable('second_bets', {
  betId: bigint('bet_id', { mode: 'bigint' }).primaryKey(),
});

/** Times of the proofs of the books (`npm run reconcile`), with the number of violated checks. */
export const reconcileRuns = pgTable('reconcile_runs', {
  at: bigint({ mode: 'number' }).primaryKey(),
  findings: integer().notNull(),
});

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
 * The kinds of accounts. Those that may never be below zero are kept: their balance stands in the account, and a
 * transfer locks it. What the others hold is the sum of their postings, so no two players' money waits for one row.
 */
export const accountKinds = pgTable(
  'account_kinds',
  {
    kind: text().primaryKey(),
    /** Every player has one. */
    owned: boolean().notNull(),
    kept: boolean().notNull(),
  },
  (table) => [unique('account_kinds_kept').on(table.kind, table.kept)],
);

/** The kinds of transfers: from which account to which, and what they belong to. The journal's trigger reads them. */
export const transferKinds = pgTable(
  'transfer_kinds',
  {
    kind: text().primaryKey(),
    debit: text().notNull(),
    credit: text().notNull(),
    /** Whether the balances of the two are kept: said here too, so that a transfer looks in one place. */
    keepsDebit: boolean('keeps_debit').notNull(),
    keepsCredit: boolean('keeps_credit').notNull(),
    /**
     * What row causes such a transfer, which names it (sql/journal.sql). In `bet_id` a bet, or provider: a transaction of a provider's game.
     * In `order_id` all else, order: a deposit, a withdrawal, a fee or another case of them. past: no transfer is of that kind any more.
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

/** What the ledger knows of a currency's market: the time zone in which days begin, as contract/markets.ts has it. */
export const markets = pgTable('markets', {
  currency: text().primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** The most that one operator may change of a player's money in 24 hours without a second one, in minor units. */
  adjustmentLimit: bigint('adjustment_limit', { mode: 'bigint' }).notNull().default(sql`0`),
  /** The most that one operator may move in a day of the market without a second one, and all of them together at all. */
  operatorDayLimit: bigint('operator_day_limit', { mode: 'bigint' }).notNull().default(sql`0`),
  operatorsDayLimit: bigint('operators_day_limit', { mode: 'bigint' }).notNull().default(sql`0`),
  /** How old players must be; null where nobody is asked. */
  leastAge: integer('least_age').default(18),
  /** Above this sum of deposits, and before any withdrawal, the identity has to be verified (sql/identities.sql). Null: no such sum. */
  identityDeposits: bigint('identity_deposits', { mode: 'bigint' }),
  identityWithdrawals: boolean('identity_withdrawals').notNull().default(true),
  /** The checker whose word counts beside operators'; null: none. */
  identityChecker: text('identity_checker').default('sandbox'),
  /** Minor units of 1 U, in which promotions are reckoned: Rp 1.000, MX$ 1. */
  unit: bigint({ mode: 'bigint' }).notNull().default(sql`100`),
  /** The play money that a new account begins with, in minor units; 0 where money is real. */
  welcome: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  /** The most that the bets on one pool of a round of ours may win together (sql/exposure.sql), in minor units. */
  mostExposure: bigint('most_exposure', { mode: 'bigint' }).notNull().default(sql`0`),
  /** The most that a player's round at a provider's game may bring, and a provider's day above its stakes (sql/providerCaps.sql). */
  providerMostRound: bigint('provider_most_round', { mode: 'bigint' }).notNull().default(sql`0`),
  providerMostDay: bigint('provider_most_day', { mode: 'bigint' }).notNull().default(sql`0`),
});

/** Play money that was given: the causes of transfers out of the mint; append-only. Grants of before name their operation alone. */
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
 * Ledger accounts. Players have a wallet, a bonus account (wageringTables.ts), an account for what is held to be paid out,
 * and an escrow for open bets; the house, the mint, promotions and clearing (what gateways hold) have one account for each currency.
 *
 * What must hold for accounts, transfers and bets is checked in triggers (house/money/ledger/sql) where
 * other tables have CHECK constraints and foreign keys: PostgreSQL reads those anew for every statement, which
 * took a third of a bet's time.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    currency: text().notNull(),
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id),
    /** Null where it is not kept. */
    balance: bigint({ mode: 'bigint' }),
    /** Of a wallet: what the bonus account beside it holds, so that one row tells both parts. 0 of every other. */
    bonus: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** The operation that moved the balance last; of a wallet, either part. Operations get their ids under the wallet's lock, so it only grows. */
    sequence: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** When that was. */
    balanceChangedAt: bigint('balance_changed_at', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_of_user').on(table.userId, table.currency, table.kind),
    uniqueIndex('ledger_accounts_of_house').on(table.kind, table.currency).where(sql`user_id is null`),
  ],
);

/**
 * Requests that moved money: the same scope and key again gets the first reply and moves nothing. The reply is
 * the bet (whose request is unchangeable, and whose end too) with the wallet's balance at that moment. A partition for each
 * month of play, as those of bets and transfers are, which can be forgotten (docs/scaling.md).
 */
export const ledgerOperations = pgTable(
  'ledger_operations',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** Whose keys they are: 'user:17', 'grant:17', 'promo:17', 'round:crash'. */
    scope: text().notNull(),
    key: text().notNull(),
    /** The player whose request it was; 0 for what the house does by itself. */
    userId: bigint('user_id', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The month of the bet it is about; 0 for what is kept for ever. */
    month: integer().notNull().default(0),
    /** The request's body; the same key with another is refused. */
    fingerprint: text().notNull(),
    betId: bigint('bet_id', { mode: 'bigint' }),
    /** The deposit or withdrawal. */
    orderId: bigint('order_id', { mode: 'bigint' }),
    /** The wallet and the bonus account together after it; null for what the house does to many bets at once. */
    balance: bigint({ mode: 'bigint' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key, table.userId, table.month] })],
);

/**
 * The journal, append-only. One row takes `amount` from the debit account and gives it to the credit account,
 * so no posting can be unbalanced; a trigger moves the balances that are kept and stamps them here. What belongs to a bet lies
 * in the partition of the bet's month, all else in the one of month 0.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    /** Given by the trigger under the accounts' locks: per account, ids are in the order of its balances and times. */
    id: bigint({ mode: 'bigint' }).notNull(),
    operationId: bigint('operation_id', { mode: 'bigint' }).notNull(),
    kind: text().notNull(),
    /** Whose money it is. */
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
    /** The deposit order of a deposit and of its gift, the withdrawal of a hold and of its end. */
    orderId: bigint('order_id', { mode: 'bigint' }),
  },
  (table) => [
    // A player's lines, kind by kind: a rare one is found at once however much was played.
    index('ledger_transfers_of_user')
      .on(table.userId, table.kind, table.at, table.id)
      .where(sql`kind <> 'forfeit'`),
    uniqueIndex('ledger_transfers_of_bet')
      .on(table.betId, table.kind, table.userId)
      .where(sql`kind in ('release', 'forfeit', 'profit', 'bonusRelease', 'bonusProfit')`),
    // What belongs to a deposit, a withdrawal, a fee or a case.
    index('ledger_transfers_of_order').on(table.orderId, table.kind).where(sql`order_id is not null`),
    // A day's transfers (sql/closes.sql). Rows lie in the order of their times, so a summary of each 2 MB does.
    index('ledger_transfers_by_time')
      .using('brin', table.at, table.id)
      .with({ pages_per_range: 256, autosummarize: true }),
  ],
);

/** The months of play: their partitions stand, and with its beginning a month gives bets their ids (sql/months.sql). */
export const ledgerMonths = pgTable('ledger_months', {
  /** January 2026 is 1; 0 is all that came before the first of them. */
  month: integer().primaryKey(),
  /** When bets were first placed in it; null while it is to come. */
  beganAt: bigint('began_at', { mode: 'number' }),
  /** Whether its keys were forgotten. */
  keysGone: boolean('keys_gone').notNull().default(false),
  /** Whether its bets were, with what they moved: `ledgerCarried` has the sums. */
  playGone: boolean('play_gone').notNull().default(false),
  /** The first and the last transfer of what is gone, and their times; null while it stands. */
  firstTransfer: bigint('first_transfer', { mode: 'bigint' }),
  lastTransfer: bigint('last_transfer', { mode: 'bigint' }),
  firstAt: bigint('first_at', { mode: 'number' }),
  lastAt: bigint('last_at', { mode: 'number' }),
});

/** What the transfers of a month that is gone summed to, for every account that they moved. */
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
 * What a player played in a day of the market, game by game, written by the transactions that end the bets. Bets that
 * were given back do not count. What comes by play (rankings, promotions, levels) is read from here, not from bets.
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
    /** The highest rate of a bet that brought more than its stake, and that bet: of equal ones the first. */
    bestRate: bigint('best_rate', { mode: 'bigint' }),
    bestBet: bigint('best_bet', { mode: 'bigint' }),
    /** The same of bets of 1 U or more: what championships rank. */
    rankedRate: bigint('ranked_rate', { mode: 'bigint' }),
    rankedBet: bigint('ranked_bet', { mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.game, table.currency] }),
    index('day_totals_by_day').on(table.day, table.game),
  ],
);

/** What a player paid in and was paid out in a day of the market. */
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

/** Cash-outs that came in time, kept before anything else is done about them: the bet is paid by them in any case. */
export const cashOuts = pgTable('cash_outs', {
  betId: bigint('bet_id', { mode: 'bigint' }).primaryKey(),
  game: text().notNull(),
  roundId: bigint('round_id', { mode: 'bigint' }).notNull(),
  rate: bigint({ mode: 'bigint' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});

/**
 * Bets that stand beside another one of their player's on the same round: the second slip of crash. A table of its own, so
 * that what every bet costs stays what it is.
 */
export const secondBets = pgTable('second_bets', {
  betId: bigint('bet_id', { mode: 'bigint' }).primaryKey(),
});

/** When the books were proved (`npm run reconcile`), and how many checks did not hold. */
export const reconcileRuns = pgTable('reconcile_runs', {
  at: bigint({ mode: 'number' }).primaryKey(),
  findings: integer().notNull(),
});

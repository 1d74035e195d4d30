import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { GameType } from '../../../../contract/catalogue.ts';

/**
 * Tables of providers' transactions through the wallet (providers.md), written only by the ledger's functions
 * (sql/provider.sql). Ids come from the sequence of bets: they encode their month, and no round or transaction shares an id
 * with a bet.
 */

const big = (name?: string) => (name ? bigint(name, { mode: 'bigint' }) : bigint({ mode: 'bigint' }));
const time = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

/** A player's round at a provider's game. It counts as one bet, by its total stakes and returns once it is closed. */
export const providerRounds = pgTable(
  'provider_rounds',
  {
    id: big().primaryKey(),
    provider: text().notNull(),
    /** The provider's id of it. */
    round: text().notNull(),
    userId: big('user_id').notNull(),
    /** The game's id in the catalogue, and its kind. */
    game: text().notNull(),
    type: text().$type<GameType>().notNull(),
    currency: text().notNull(),
    /** Totals of its bets and wins, without those that were undone. */
    staked: big().notNull().default(sql`0`),
    returned: big().notNull().default(sql`0`),
    openedAt: time('opened_at').notNull(),
    /** Time of its last transaction. */
    lastAt: time('last_at').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [
    unique('provider_rounds_by_name').on(table.provider, table.userId, table.round),
    index('provider_rounds_of_user').on(table.userId, table.id),
    index('provider_rounds_open').on(table.lastAt).where(sql`closed_at is null`),
  ],
);

/**
 * A bet, a win, or a rollback of one of them. A rollback of an unknown transaction has no round. Partitioned by month, like
 * bets (sql/months.sql); month 0 holds everything from before partitioning.
 */
export const providerTransactions = pgTable(
  'provider_transactions',
  {
    id: big().primaryKey(),
    provider: text().notNull(),
    /** The provider's id of it; `providerNames` ensures that it is unique. */
    uuid: text().notNull(),
    kind: text({ enum: ['bet', 'win', 'rollback'] }).notNull(),
    roundId: big('round_id'),
    userId: big('user_id').notNull(),
    game: text().notNull(),
    currency: text().notNull(),
    /** The reported amount. A rollback reports none; its amount here is what it moved. */
    amount: big().notNull(),
    /** A win's bet, or the transaction that a rollback undoes. */
    reference: text(),
    /**
     * The round that a rollback named; for a bet and a win, their own round. Null for rollbacks from before this was recorded.
     */
    reportedRound: text('reported_round'),
    /** The wagering requirement whose bonus money was staked; for a win and a rollback, that of the bet. */
    wageringId: big('wagering_id'),
    /** A bet that is free for the player: a free spin. */
    free: boolean().notNull(),
    /** The provider's id of the prize that a free spin belongs to. */
    reward: text(),
    /** Whether it came after its round was closed: it counts by its own time. */
    late: boolean().notNull().default(false),
    /** The rollback that undid it. */
    undoneBy: big('undone_by'),
    /** Its number at the provider's own supplier, for support. */
    supplierId: text('supplier_id'),
    at: time().notNull(),
  },
  (table) => [
    index('provider_transactions_of_round').on(table.roundId).where(sql`round_id is not null`),
    index('provider_transactions_of_user').on(table.userId, table.id),
    index('provider_transactions_of_reward').on(table.reward).where(sql`reward is not null`),
  ],
);

/**
 * All transaction ids that providers have reported, over all months: each id is accepted once. Written with each transaction by
 * a trigger (sql/providerGuards.sql).
 */
export const providerNames = pgTable(
  'provider_names',
  {
    provider: text().notNull(),
    uuid: text().notNull(),
    /** The transaction with that id; null if its rollback came first: the transaction is refused then. */
    id: big(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.uuid] })],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { GameType } from '../../../contract/catalogue.ts';

/**
 * What providers tell of their games through the wallet (providers.md), written by the ledger's functions alone
 * (sql/provider.sql). Ids come from the sequence of bets: they tell their month, and no round or transaction has a bet's id.
 */

const big = (name?: string) => (name ? bigint(name, { mode: 'bigint' }) : bigint({ mode: 'bigint' }));
const time = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

/** A player's round at a provider's game. It counts as one bet, by what it has staked and returned once it is closed. */
export const providerRounds = pgTable(
  'provider_rounds',
  {
    id: big().primaryKey(),
    provider: text().notNull(),
    /** The provider's own name of it. */
    round: text().notNull(),
    userId: big('user_id').notNull(),
    /** The catalogue's id, and its kind. */
    game: text().notNull(),
    type: text().$type<GameType>().notNull(),
    currency: text().notNull(),
    /** What stands of its bets and wins, those that were undone left out. */
    staked: big().notNull().default(sql`0`),
    returned: big().notNull().default(sql`0`),
    openedAt: time('opened_at').notNull(),
    /** When the last transaction of it came. */
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
 * A bet, a win, or what undoes one of them. A rollback of what was never seen has no round. A partition for each month, as bets have
 * (sql/months.sql); month 0 is all that came before there were any.
 */
export const providerTransactions = pgTable(
  'provider_transactions',
  {
    id: big().primaryKey(),
    provider: text().notNull(),
    /** The provider's name of it, held to be the only one by `providerNames`. */
    uuid: text().notNull(),
    kind: text({ enum: ['bet', 'win', 'rollback'] }).notNull(),
    roundId: big('round_id'),
    userId: big('user_id').notNull(),
    game: text().notNull(),
    currency: text().notNull(),
    /** What came: a rollback tells no amount, and has here what it moved. */
    amount: big().notNull(),
    /** The bet that a win is of, or what a rollback undoes. */
    reference: text(),
    /** The round that a rollback named; of a bet and a win that is its round. Null of rollbacks from before it was written down. */
    reportedRound: text('reported_round'),
    /** What bonus money was staked for; of a win and a rollback the bet's. */
    wageringId: big('wagering_id'),
    /** A bet that costs its player nothing: a free spin. */
    free: boolean().notNull(),
    /** The prize that a free spin is of, by its name at the provider. */
    reward: text(),
    /** Whether it came when its round was closed already: it counts by its own time. */
    late: boolean().notNull().default(false),
    /** The rollback that undid it. */
    undoneBy: big('undone_by'),
    /** The number of it at the provider's own supplier, for support. */
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
 * The names that providers have told, over all months: a transaction comes once by its name. Written as transactions are, by their
 * trigger (sql/providerGuards.sql).
 */
export const providerNames = pgTable(
  'provider_names',
  {
    provider: text().notNull(),
    uuid: text().notNull(),
    /** The transaction of that name; null where its rollback came and it did not: it is refused then. */
    id: big(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.uuid] })],
);

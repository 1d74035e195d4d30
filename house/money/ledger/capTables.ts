import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { GameType } from '../../../contract/catalogue.ts';

/**
 * What a round of our tables and a provider may cost the house at most (sql/exposure.sql, sql/providerCaps.sql). The caps of a
 * market are in `markets`. Amounts are minor units, times ms.
 */

const big = (name?: string) => (name ? bigint(name, { mode: 'bigint' }) : bigint({ mode: 'bigint' }));
const time = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

/** Games of ours with another cap than their market's. */
export const gameCaps = pgTable(
  'game_caps',
  {
    game: text().notNull(),
    currency: text().notNull(),
    mostExposure: big('most_exposure').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.currency] })],
);

/** The highest rate that each pool is paid at. Houses write it as they open a game. */
export const poolRates = pgTable(
  'pool_rates',
  {
    game: text().notNull(),
    pool: text().notNull(),
    rate: big().notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.pool] })],
);

/** The highest profits of a round's bets together, by pool; '' in a game without pools. Gone when the round is settled. */
export const roundExposures = pgTable(
  'round_exposures',
  {
    game: text().notNull(),
    roundId: big('round_id').notNull(),
    currency: text().notNull(),
    pool: text().notNull(),
    profit: big().notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.roundId, table.currency, table.pool] })],
);

/** Providers with other caps than their market's (null: the market's), and those that were stopped. */
export const providerCaps = pgTable('provider_caps', {
  provider: text().primaryKey(),
  /** The most that a player's round may bring. */
  mostRound: big('most_round'),
  /** The most that a day's wins may be above its stakes. */
  mostDay: big('most_day'),
  /** Since when it takes no bets, because a win would have passed the cap of its day. */
  stoppedAt: time('stopped_at'),
});

/** What a provider's games have staked and returned on a day of the market, in shards: no two transactions at once write the same one. */
export const providerDays = pgTable(
  'provider_days',
  {
    provider: text().notNull(),
    currency: text().notNull(),
    day: date().notNull(),
    shard: integer().notNull(),
    staked: big().notNull().default(sql`0`),
    returned: big().notNull().default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.provider, table.currency, table.day, table.shard] })],
);

/** Wins above a cap: not paid until two operators decide it (a proposal `held_win`). */
export const pendingProviderWins = pgTable(
  'provider_held_wins',
  {
    id: big().primaryKey().generatedAlwaysAsIdentity(),
    /** What the provider told, as in provider_transactions and provider_rounds. */
    provider: text().notNull(),
    uuid: text().notNull(),
    userId: big('user_id').notNull(),
    currency: text().notNull(),
    game: text().notNull(),
    type: text().$type<GameType>().notNull(),
    round: text().notNull(),
    reference: text(),
    amount: big().notNull(),
    reward: text(),
    supplierId: text('supplier_id'),
    closes: boolean().notNull(),
    /** The cap that it would have passed. */
    cause: text({ enum: ['round', 'day'] }).notNull(),
    heldAt: time('held_at').notNull(),
    status: text({ enum: ['waiting', 'approved', 'paid', 'refused'] })
      .notNull()
      .default('waiting'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    reason: text(),
  },
  (table) => [
    unique('provider_held_wins_once').on(table.provider, table.uuid),
    index('provider_held_wins_open').on(table.heldAt).where(sql`status = 'waiting'`),
  ],
);

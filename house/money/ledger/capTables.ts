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
 * Tables of the maximum loss of the house per round of our own games and per provider (sql/exposure.sql, sql/providerCaps.sql).
 * The caps of a market are in `markets`. Amounts are minor units, times ms.
 */

const big = (name?: string) => (name ? bigint(name, { mode: 'bigint' }) : bigint({ mode: 'bigint' }));
const time = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

/** Own games with a cap that differs from their market's. */
export const gameCaps = pgTable(
  'game_caps',
  {
    game: text().notNull(),
    currency: text().notNull(),
    mostExposure: big('most_exposure').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.currency] })],
);

/** The highest payout rate of each pool. Houses write it when they open a game. */
export const poolRates = pgTable(
  'pool_rates',
  {
    game: text().notNull(),
    pool: text().notNull(),
    rate: big().notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.pool] })],
);

/** The maximum total profit of a round's bets, by pool; '' in a game without pools. Deleted when the round is settled. */
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

/** Providers with caps that differ from their market's (null: the market's), and those that are stopped. */
export const providerCaps = pgTable('provider_caps', {
  provider: text().primaryKey(),
  /** Maximum win of one player's round. */
  mostRound: big('most_round'),
  /** Maximum excess of a day's wins over its stakes. */
  mostDay: big('most_day'),
  /** Since when no bets are accepted, because a win would have exceeded the daily cap. */
  stoppedAt: time('stopped_at'),
});

/** The stakes and returns of a provider's games per market day, sharded: concurrent transactions write different rows. */
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

/** Wins above a cap: not paid until two operators decide (a proposal `held_win`). */
export const pendingProviderWins = pgTable(
  'provider_held_wins',
  {
    id: big().primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's identifiers, as in provider_transactions and provider_rounds. */
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
    /** The cap that would have been exceeded. */
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

import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { GameTheme, GameType } from '../../../contract/catalogue.ts';
import { users } from '../../people/accounts/tables.ts';

/** Who makes games. Written from the seed at every start (load.ts), as `games` is. */
export const providers = pgTable('providers', {
  id: text().primaryKey(),
  name: text().notNull(),
});

/** Every game of the site, Kilat's own among them. A game that left the seed stays, inactive: players' lists name it. */
export const games = pgTable(
  'games',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    firm: text()
      .notNull()
      .references(() => providers.id),
    type: text().$type<GameType>().notNull(),
    theme: text().$type<GameTheme>().notNull(),
    /** Return to player in 1/10000, where the provider states one. */
    rtp: integer(),
    /** 1 (calm) to 5, where it has a meaning. */
    volatility: smallint(),
    /** How often a spin pays anything, in 1/10000, and the highest win in bets: of slots, as they are counted. */
    hitRate: integer('hit_rate'),
    maxWin: integer('max_win'),
    /** ms since 1970. */
    releasedAt: bigint('released_at', { mode: 'number' }).notNull(),
    /** 1 is the most popular; 0 for Kilat's own. */
    popularity: integer().notNull(),
    recommend: boolean().notNull(),
    inHouse: boolean('in_house').notNull(),
    /** One of ours whose rounds belong to one player: what is staked there counts whole towards wagering. */
    solo: boolean().notNull().default(false),
    /** Where on the site it is played; null while its provider is not connected. */
    path: text(),
    active: boolean().notNull().default(true),
    /** Title and provider in searchable form (searchText.ts), a line each. */
    search: text().notNull(),
  },
  (table) => [
    index('games_by_popularity').on(table.popularity, table.id),
    index('games_by_type').on(table.type, table.popularity),
    index('games_by_firm').on(table.firm, table.popularity),
  ],
);

/** Games that players marked. */
export const gameFavourites = pgTable(
  'game_favourites',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    game: text()
      .notNull()
      .references(() => games.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.game] }),
    index('game_favourites_newest').on(table.userId, table.at.desc().nullsFirst(), table.game),
  ],
);

/** Games that players opened last, a few for each player (recent.ts). */
export const recentGames = pgTable(
  'recent_games',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    game: text()
      .notNull()
      .references(() => games.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.game] }),
    index('recent_games_newest').on(table.userId, table.at.desc().nullsFirst(), table.game),
  ],
);

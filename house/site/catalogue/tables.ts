import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { GameTheme, GameType } from '../../../contract/catalogue.ts';
import { users } from '../../people/accounts/tables.ts';

/** Game providers. Written from the seed at every start (load.ts), like `games`. */
export const providers = pgTable('providers', {
  id: text().primaryKey(),
  name: text().notNull(),
});

/**
 * Every game of the site, including Kilat's own. A game that left the seed stays, inactive, because players' lists refer to it.
 */
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
    /** Return to player in 1/10000, if the provider states one. */
    rtp: integer(),
    /** 1 (low) to 5, where applicable. */
    volatility: smallint(),
    /** For slots: how often a spin pays anything, in 1/10000, and the highest win in bets. */
    hitRate: integer('hit_rate'),
    maxWin: integer('max_win'),
    /** ms since 1970. */
    releasedAt: bigint('released_at', { mode: 'number' }).notNull(),
    /** 1 is the most popular; 0 for Kilat's own. */
    popularity: integer().notNull(),
    recommend: boolean().notNull(),
    inHouse: boolean('in_house').notNull(),
    /** One of Kilat's games whose rounds belong to one player: its stakes count fully towards wagering. */
    solo: boolean().notNull().default(false),
    /** The path where it is played; null while its provider is not connected. */
    path: text(),
    active: boolean().notNull().default(true),
    /** Title and provider normalised for search (searchText in load.ts), one line each. */
    search: text().notNull(),
  },
  (table) => [
    index('games_by_popularity').on(table.popularity, table.id),
    index('games_by_type').on(table.type, table.popularity),
    index('games_by_firm').on(table.firm, table.popularity),
  ],
);

/** Players' favourite games. */
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

/** Games that players opened last, a few per player (recent.ts). */
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

import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';
import { games, providers } from '../../site/catalogue/tables.ts';

/**
 * Tables of connected providers and of players at their games. Times are ms. Providers' transactions are in the ledger
 * (provider_*).
 */

/** A connected provider: its protocol, its URL and the credentials of both sides. Written by operators (docs/providers.md). */
export const providerLinks = pgTable('provider_links', {
  provider: text()
    .primaryKey()
    .references(() => providers.id),
  protocol: text({ enum: ['hub88', 'oneWallet'] }).notNull(),
  /** URL of its server, which lists and opens games; without a trailing slash. */
  url: text().notNull(),
  /** Our id at the provider: operator_id, or a casino key. */
  partner: text().notNull(),
  /** Its RSA public key (PEM), if it signs its calls. */
  publicKey: text('public_key'),
  /** The shared secret, if it does not sign; sealed by the first house that reads it. */
  secret: text(),
  /** Maximum bet, in minor units; null for the maximum of the market's own games. */
  mostBet: bigint('most_bet', { mode: 'bigint' }),
});

/** This house's signing keys towards providers, created once per database. */
export const providerKeys = pgTable('provider_keys', {
  name: text().primaryKey(),
  /** PEM, sealed. */
  secret: text().notNull(),
  /** PEM: providers verify our signatures with it. */
  publicKey: text('public_key').notNull(),
});

/** Games as listed by their providers, by the provider's code. */
export const providerGames = pgTable(
  'provider_games',
  {
    provider: text()
      .notNull()
      .references(() => providers.id),
    code: text().notNull(),
    /** Its id in the catalogue; null if the catalogue does not have it. */
    game: text().references(() => games.id),
    title: text().notNull(),
    listedAt: time('listed_at').notNull(),
    /** Time since which the provider no longer lists it: the game is unavailable. */
    goneAt: time('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.code] }),
    index('provider_games_by_game').on(table.game),
  ],
);

/** A player's session at a provider's game, by the launch token. Only the token's SHA-256 is stored, as lower-case hex. */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    game: text().notNull(),
    currency: text().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /**
     * SHA-256 of the token of the player's session that opened the game: the game ends with it (sessions.sql). Null in older
     * rows.
     */
    openedBy: text('opened_by'),
  },
  (table) => [
    index('provider_sessions_old').on(table.expiresAt),
    index('provider_sessions_by_opener').on(table.openedBy),
  ],
);

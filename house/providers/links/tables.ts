import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';
import { games, providers } from '../../site/catalogue/tables.ts';

/** How providers are connected, and which players are at their games. Times are ms. What they tell is the ledger's (provider_*). */

/** A provider that is connected: what it speaks, where it is, and how both know each other. Operators write it (docs/providers.md). */
export const providerLinks = pgTable('provider_links', {
  provider: text()
    .primaryKey()
    .references(() => providers.id),
  protocol: text({ enum: ['hub88', 'oneWallet'] }).notNull(),
  /** Its server, where its games are listed and opened; without a slash at the end. */
  url: text().notNull(),
  /** What it knows us by: operator_id, or a casino key. */
  partner: text().notNull(),
  /** Its RSA public key (PEM), where it signs what it tells. */
  publicKey: text('public_key'),
  /** What both hold, where it does not sign; sealed by the first house that reads it. */
  secret: text(),
  /** The most that one bet may be, in minor units; null for what the market's own games take. */
  mostBet: bigint('most_bet', { mode: 'bigint' }),
});

/** Keys that this house signs with towards providers, made once for a database. */
export const providerKeys = pgTable('provider_keys', {
  name: text().primaryKey(),
  /** PEM, sealed. */
  secret: text().notNull(),
  /** PEM: what providers check our signatures with. */
  publicKey: text('public_key').notNull(),
});

/** Games as their providers list them, by the provider's own name of each. */
export const providerGames = pgTable(
  'provider_games',
  {
    provider: text()
      .notNull()
      .references(() => providers.id),
    code: text().notNull(),
    /** The catalogue's game that it is; null for one that the catalogue has not. */
    game: text().references(() => games.id),
    title: text().notNull(),
    listedAt: time('listed_at').notNull(),
    /** Since when the provider lists it no more: the game rests. */
    goneAt: time('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.code] }),
    index('provider_games_by_game').on(table.game),
  ],
);

/** A player at a provider's game, by the token that the game was opened with. Only its SHA-256 is kept, as lower-case hex. */
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
    /** The player's session that opened the game, by its token's SHA-256: the game ends with it (sessions.sql). Null in rows of before. */
    openedBy: text('opened_by'),
  },
  (table) => [
    index('provider_sessions_old').on(table.expiresAt),
    index('provider_sessions_by_opener').on(table.openedBy),
  ],
);

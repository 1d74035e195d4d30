import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { FRAMES } from '../../../contract/http/offers/props.ts';

/**
 * Players and bots. Inserting a user opens its wallet and escrow in `currency` (trigger users_open_wallet).
 * Times are ms of the server's clock.
 */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** International form, '+62812…'; null for bots, who cannot sign in, and for accounts with a user name alone. */
    phone: text().unique(),
    /** When a code sent to it was first entered, ms; null if it was only typed. */
    phoneProvedAt: bigint('phone_proved_at', { mode: 'number' }),
    /** In lower case; only an address whose code was entered. */
    email: text().unique(),
    /** For signing in, as it was typed; unique ignoring case. */
    userName: text('user_name'),
    /** The code with which others register as invited by this player; null for bots. */
    inviteCode: text('invite_code').unique(),
    /** Whose invite code this player registered with. */
    invitedBy: bigint('invited_by', { mode: 'bigint' }).references((): AnyPgColumn => users.id),
    /** argon2id, in its standard text form. */
    passwordHash: text('password_hash'),
    name: text().notNull(),
    /** The built-in avatar, 0 to 23. */
    avatar: smallint().notNull().default(0),
    /** The name of the player's own uploaded picture, shown only to the player in place of the avatar. */
    portrait: text(),
    /** The avatar border, one of the player's items (house/offers/engine/itemTables.ts); null without one. */
    frame: text({ enum: FRAMES }),
    currency: text().notNull(),
    bot: boolean().notNull().default(false),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(sql`lower(${table.userName})`),
    index('users_invited_by').on(table.invitedBy).where(sql`invited_by is not null`),
  ],
);

/** Sessions of signed-in players. Only the SHA-256 of a token is stored, as lower-case hex. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** The id shown to its player. */
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** The browser and the system, from the sign-in's user agent. */
    device: text().notNull().default(''),
    /** The player's device on which it was opened (user_devices). */
    deviceHash: text('device_hash').notNull().default(''),
    /** Time of its last call, to the minute. */
    seenAt: bigint('seen_at', { mode: 'number' }).notNull().default(0),
    /** Until when it is accepted for sensitive calls; each call extends it unless it has expired. */
    freshUntil: bigint('fresh_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Market days on which a session of a player was in use (seenDays.ts). */
export const seenDays = pgTable(
  'seen_days',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('seen_days_by_day').using('brin', table.day),
  ],
);

/**
 * Attempts since the last success, by account, whether or not the account exists: for sign-ins, and under names with a colon
 * for other limited attempts. Times in ms.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  /** The phone in international form, or else the user name in lower case. */
  account: text('phone').primaryKey(),
  attempts: integer().notNull(),
  lastAt: bigint('last_at', { mode: 'number' }).notNull(),
  /** No attempt is checked before this time. */
  lockedUntil: bigint('locked_until', { mode: 'number' }).notNull(),
});

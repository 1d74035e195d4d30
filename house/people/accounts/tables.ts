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
    /** When a code that went to it was first read, ms; null for one that was only typed. */
    phoneProvedAt: bigint('phone_proved_at', { mode: 'number' }),
    /** In lower case; there is only one that a code was read from. */
    email: text().unique(),
    /** To sign in with, as it was typed; unique without regard to case. */
    userName: text('user_name'),
    /** What others register with to have come through this player; null for bots. */
    inviteCode: text('invite_code').unique(),
    /** Whose invite code this player registered with. */
    invitedBy: bigint('invited_by', { mode: 'bigint' }).references((): AnyPgColumn => users.id),
    /** argon2id, in its standard text form. */
    passwordHash: text('password_hash'),
    name: text().notNull(),
    /** Which of the built-in avatars, 0 to 23. */
    avatar: smallint().notNull().default(0),
    /** The name of an upload of their own, shown to themselves in the avatar's place. */
    portrait: text(),
    /** The frame that stands around the avatar, an item of the player's (house/offers/engine/itemTables.ts); null without one. */
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

/** Signed-in tokens. Only the SHA-256 of a token is kept, as lower-case hex. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** What its player knows it by. */
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** The browser and the system, as the sign-in's user agent tells them. */
    device: text().notNull().default(''),
    /** Which of the player's devices it was begun on (user_devices). */
    deviceHash: text('device_hash').notNull().default(''),
    /** Its last call, to the minute. */
    seenAt: bigint('seen_at', { mode: 'number' }).notNull().default(0),
    /** Good for sensitive calls until then; calls move it on as long as it is not over. */
    freshUntil: bigint('fresh_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Days of the market on which a session of a player's was in use (seenDays.ts). */
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
 * Attempts since the last success, by account, whether or not there is such an account: at signing in, and under names
 * with a colon at what else must not be tried without end. Times in ms.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  /** The phone in international form, else the user name in lower case. */
  account: text('phone').primaryKey(),
  attempts: integer().notNull(),
  lastAt: bigint('last_at', { mode: 'number' }).notNull(),
  /** No attempt is looked at before this time. */
  lockedUntil: bigint('locked_until', { mode: 'number' }).notNull(),
});

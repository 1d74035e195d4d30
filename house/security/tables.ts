import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** Whose it is. Times of these tables are ms of the house's clock. */
const userId = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/** Security PINs. */
export const userPins = pgTable('user_pins', {
  userId: userId().primaryKey(),
  /** argon2id, in its standard text form. */
  pinHash: text('pin_hash').notNull(),
  /** Wrong tries since the last right one. */
  tries: smallint().notNull().default(0),
  /** No try is looked at before this time. */
  lockedUntil: bigint('locked_until', { mode: 'number' }).notNull().default(0),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});

/** Second factors: one authenticator app for each player. */
export const userFactors = pgTable('user_factors', {
  userId: userId().primaryKey(),
  /** Base32, sealed with a key of the house (house/secrets): it needs it again to reckon the codes. */
  secret: text().notNull(),
  /** Null until a first code showed that the app has the secret; it does nothing before. */
  confirmedAt: bigint('confirmed_at', { mode: 'number' }),
  /** The 30 s step of the last code that was taken: codes of it and before are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Backup codes that were not used yet, as SHA-256 over the player's id and the code: 60 random bits need no more. */
export const backupCodes = pgTable(
  'backup_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Who players said they are, once. */
export const userIdentities = pgTable('user_identities', {
  userId: userId().primaryKey(),
  fullName: text('full_name').notNull(),
  /** '1990-12-31' */
  birthDate: text('birth_date').notNull(),
  givenAt: bigint('given_at', { mode: 'number' }).notNull(),
});

/** Game guides that players have seen. */
export const seenGuides = pgTable(
  'seen_guides',
  { userId: userId(), game: text().notNull(), seenAt: bigint('seen_at', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.game] })],
);

/** What players signed in from, so that they are told of a sign-in from something else. */
export const userDevices = pgTable(
  'user_devices',
  {
    userId: userId(),
    /** The browser and the system (accounts/devices.ts). */
    device: text().notNull(),
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

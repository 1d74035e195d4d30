import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** The player that a row belongs to. Times of these tables are ms of the house's clock. */
const userId = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/** Security PINs. */
export const userPins = pgTable('user_pins', {
  userId: userId().primaryKey(),
  /** argon2id, in its standard text form. */
  pinHash: text('pin_hash').notNull(),
  /** Wrong attempts since the last correct one. */
  tries: smallint().notNull().default(0),
  /** No attempt is checked before this time. */
  lockedUntil: bigint('locked_until', { mode: 'number' }).notNull().default(0),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});

/** Second factors: one authenticator app per player. */
export const userFactors = pgTable('user_factors', {
  userId: userId().primaryKey(),
  /** Base32, sealed with a key of the house (house/core/secrets), which needs it to compute the codes. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app has the secret; inactive before. */
  confirmedAt: bigint('confirmed_at', { mode: 'number' }),
  /** The 30 s step of the last accepted code: codes of it and earlier steps are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Unused backup codes, as SHA-256 over the player's id and the code: 60 random bits need no slower hash. */
export const backupCodes = pgTable(
  'backup_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Players' identities: given once by the player, then verified by documents (sql/identities.sql). */
export const userIdentities = pgTable(
  'user_identities',
  {
    userId: userId().primaryKey(),
    fullName: text('full_name').notNull(),
    /** '1990-12-31' */
    birthDate: text('birth_date').notNull(),
    givenAt: bigint('given_at', { mode: 'number' }).notNull(),
    state: text({ enum: ['unverified', 'pending', 'verified', 'refused'] })
      .notNull()
      .default('unverified'),
    /** The last submitted uploads, and when. */
    documents: text().array().notNull().default([]),
    sentAt: bigint('sent_at', { mode: 'number' }),
    /** An operator's name, or 'checker' and its name. */
    decidedBy: text('decided_by'),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    /** The reason of a refusal, as shown to the player. */
    answer: text(),
    /** When the player was notified of the decision. */
    notifiedAt: bigint('notified_at', { mode: 'number' }),
  },
  (table) => [
    index('user_identities_pending').on(table.sentAt).where(sql`state = 'pending'`),
    index('user_identities_to_notify')
      .on(table.userId)
      .where(sql`decided_at is not null and notified_at is null`),
  ],
);

/** Game guides that players have seen. */
export const seenGuides = pgTable(
  'seen_guides',
  { userId: userId(), game: text().notNull(), seenAt: bigint('seen_at', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.game] })],
);

/** Browsers that players signed in from, each identified by its cookie (http/serveRoutes.ts). */
export const userDevices = pgTable(
  'user_devices',
  {
    userId: userId(),
    /** SHA-256 of the cookie; for devices from before cookies, the name. */
    deviceHash: text('device').notNull(),
    /** The browser and the system (accounts/devices.ts). */
    name: text().notNull().default(''),
    /** The device with which the account was created: first-time settings from it block no withdrawals. */
    founding: boolean().notNull().default(false),
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('user_devices_by_device').on(table.deviceHash),
  ],
);

/**
 * Changes of an account's security; append-only. `holdUntil` is until when payouts are blocked by it, null if they are not
 * (house/money/ledger/sql/holds.sql).
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text().notNull(),
    /** The device, or the last digits of the account's number. */
    detail: text().notNull().default(''),
    at: bigint({ mode: 'number' }).notNull(),
    holdUntil: bigint('hold_until', { mode: 'number' }),
  },
  (table) => [
    index('security_events_by_user').on(table.userId, table.at),
    check('security_events_hold', sql`hold_until = at + 86400000`),
  ],
);

/** Links that stop an account, one in each message about a change. Only the SHA-256 of their token is stored. */
export const stopLinks = pgTable('stop_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  eventId: bigint('event_id', { mode: 'bigint' })
    .notNull()
    .references(() => securityEvents.id),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  usedAt: bigint('used_at', { mode: 'number' }),
});

/** Sign-ins and attempts, shown to the account's player. Retained for half a year. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    at: bigint({ mode: 'number' }).notNull(),
    device: text().notNull(),
    /** Shortened to the network, for privacy. */
    address: text().notNull(),
    outcome: text({
      enum: ['ok', 'password', 'code', 'factorMissing', 'factor', 'frozen', 'blocked'],
    }).notNull(),
  },
  (table) => [index('sign_ins_by_user').on(table.userId, table.id), index('sign_ins_old').on(table.at)],
);

/** Cases for operators: a withdrawal that waits for a decision, or an account. */
export const riskCases = pgTable(
  'risk_cases',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** Null if the case is about the account. */
    withdrawalId: bigint('withdrawal_id', { mode: 'bigint' }),
    reasons: text().array().notNull(),
    status: text({ enum: ['open', 'released', 'refused', 'closed'] })
      .notNull()
      .default('open'),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** The operator's note. */
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('risk_cases_of_withdrawal').on(table.withdrawalId),
    uniqueIndex('risk_cases_of_account')
      .on(table.userId)
      .where(sql`withdrawal_id is null and status = 'open'`),
    index('risk_cases_open').on(table.openedAt).where(sql`status = 'open'`),
  ],
);

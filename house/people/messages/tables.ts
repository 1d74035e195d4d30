import { bigint, boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Message codes: a row is written whether or not any account has the target, so both cases count against the same limits. Times
 * are ms of the house's clock.
 */
export const messageCodes = pgTable(
  'message_codes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().notNull(),
    /** A phone in international form, or an e-mail address. */
    target: text().notNull(),
    /** argon2id, in its standard text form. */
    codeHash: text('code_hash').notNull(),
    /** Guesses left; every guess takes one before it is checked. */
    triesLeft: smallint('tries_left').notNull(),
    /** It was used and is no longer valid. */
    used: boolean().notNull().default(false),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('message_codes_by_target').on(table.purpose, table.target, table.id)],
);

/** Messages stored by the sandbox gateway, for the page /sandbox/outbox. Retained for a day. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  to: text().notNull(),
  purpose: text().notNull(),
  text: text().notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
});

import { bigint, boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Codes that were sent by message, or would have been: a row is written whether or not anybody has the target, so
 * that both count against the same limits. Times are ms of the house's clock.
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
    /** Guesses left; every guess takes one before it is looked at. */
    triesLeft: smallint('tries_left').notNull(),
    /** Did what it was sent for; it holds for nothing more. */
    used: boolean().notNull().default(false),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('message_codes_by_target').on(table.purpose, table.target, table.id)],
);

/** What the sandbox gateway sent, for the page /sandbox/outbox. Kept for a day. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  to: text().notNull(),
  purpose: text().notNull(),
  text: text().notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
});

import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

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

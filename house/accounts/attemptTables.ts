import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Sign-in attempts since the last success, by phone, whether or not it belongs to anybody. Times in ms. */
export const signInAttempts = pgTable('sign_in_attempts', {
  phone: text().primaryKey(),
  attempts: integer().notNull(),
  lastAt: bigint('last_at', { mode: 'number' }).notNull(),
  /** No attempt is looked at before this time. */
  lockedUntil: bigint('locked_until', { mode: 'number' }).notNull(),
});

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './tables.ts';

/**
 * Signals that link accounts of one person: a browser, a phone or e-mail whose code was read, a verified identity, a bank
 * account, an account that a deposit was paid from. Written by triggers on the tables where they become known, and retained
 * when they change there (house/money/ledger/sql/accountLinks.sql). Stored only as SHA-256, shortened to 128 bits.
 */
export const accountSignals = pgTable(
  'account_signals',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    digest: text().notNull(),
    kind: text({
      enum: ['device', 'phone', 'provedPhone', 'email', 'identity', 'bank', 'payment'],
    }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.digest] }),
    index('account_signals_shared').on(table.digest, table.userId),
  ],
);

/** Pairs of accounts that share a signal and belong to two people, as decided by an operator. The lower id comes first. */
export const clearedLinks = pgTable(
  'cleared_links',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    otherId: bigint('other_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    at: bigint({ mode: 'number' }).notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    check('cleared_links_in_order', sql`user_id < other_id`),
  ],
);

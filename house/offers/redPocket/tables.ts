import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * Rains of red envelopes, each written before it begins with the hash of its secret, which is announced then. The amounts
 * follow from the secret (contract/promotions/redPocket), which is sealed until the rain is over. Times are ms, amounts minor
 * units.
 */
export const rains = pgTable(
  'rains',
  {
    currency: text().notNull(),
    /** The market's date and hour: '2026-11-21T12'. */
    id: text().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    envelopes: integer().notNull(),
    total: minor('total').notNull(),
    /** Every amount is a multiple of it. */
    grain: minor('grain').notNull(),
    /** The required stakes of today and yesterday together. */
    least: minor('least').notNull(),
    secret: text().notNull(),
    hash: text().notNull(),
    /** Version of the promotion's settings. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.id] }),
    index('rains_by_end').on(table.currency, table.endsAt),
    check('rains_some', sql`starts_at < ends_at and envelopes > 0 and total >= envelopes * grain`),
  ],
);

/** The envelopes of rains, in the order in which they are opened; the amount is written when one is opened (rain_open). */
export const rainEnvelopes = pgTable(
  'rain_envelopes',
  {
    currency: text().notNull(),
    rain: text().notNull(),
    /** From 1 on. */
    place: integer().notNull(),
    userId: minor('user_id').references(() => users.id),
    amount: minor('amount'),
    openedAt: time('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.rain, table.place] }),
    foreignKey({ columns: [table.currency, table.rain], foreignColumns: [rains.currency, rains.id] }),
    index('rain_envelopes_closed').on(table.currency, table.rain, table.place).where(sql`user_id is null`),
    check(
      'rain_envelopes_opened',
      sql`(user_id is null) = (amount is null) and (user_id is null) = (opened_at is null)`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, customType, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const big = (name: string) => bigint(name, { mode: 'bigint' });
const time = (name: string) => bigint(name, { mode: 'number' });

/**
 * The closed days of each market, append-only (sql/closes.sql): summaries of a day's transfers, sealed by hashes that are
 * chained from day to day. They remain when the transfers themselves are deleted.
 */
export const ledgerCloses = pgTable(
  'ledger_closes',
  {
    currency: text().notNull(),
    day: date().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** Number of transfers of the day. */
    transfers: big('transfers').notNull(),
    /** For each kind of transfer its count and the sum of its amounts: {"stake": [2, 300]}. */
    totals: jsonb().notNull(),
    /** The change of each kind of account; negative for a loss. */
    net: jsonb().notNull(),
    /** Only on the first day: the balance of each kind of account after the earlier months that were deleted. */
    opening: jsonb().notNull(),
    /** The SHA-256 hashes of the transfers of each minute, concatenated. */
    minutes: bytes().notNull(),
    /** The highest id that a transfer of the day can have. */
    lastTransfer: big('last_transfer').notNull(),
    /** The hash of the previous day; empty for the first. */
    previous: bytes().notNull(),
    hash: bytes().notNull(),
    closedAt: time('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

/** The day of each market that is being closed, slice by slice. No row if none is. */
export const ledgerClosing = pgTable('ledger_closing', {
  currency: text().primaryKey(),
  day: date().notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  /** All transactions before this one must have ended: an older one may still write into the day. */
  horizon: big('horizon').notNull(),
  /** Null until they have ended. */
  lastTransfer: big('last_transfer'),
  /** Start and length (ms) of the next slice; slices are shorter when there are many transfers. */
  nextAt: time('next_at').notNull(),
  slice: time('slice').notNull(),
  totals: jsonb().notNull().default({}),
  minutes: bytes().notNull().default(sql`''`),
});

import { sql } from 'drizzle-orm';
import { bigint, customType, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const big = (name: string) => bigint(name, { mode: 'bigint' });
const time = (name: string) => bigint(name, { mode: 'number' });

/**
 * The closed days of each market, append-only (sql/closes.sql): what a day's transfers were, sealed by hashes that are chained
 * from day to day. It stands when the transfers themselves are forgotten.
 */
export const ledgerCloses = pgTable(
  'ledger_closes',
  {
    currency: text().notNull(),
    day: date().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** How many transfers the day has. */
    transfers: big('transfers').notNull(),
    /** For each kind of transfer its count and the sum of its amounts: {"stake": [2, 300]}. */
    totals: jsonb().notNull(),
    /** What each kind of account gained, below zero what it lost. */
    net: jsonb().notNull(),
    /** Of the first day: what the months that were forgotten before it had left in each kind of account. */
    opening: jsonb().notNull(),
    /** SHA-256 of the transfers of each minute, one after the other. */
    minutes: bytes().notNull(),
    /** The last id that a transfer of the day can have. */
    lastTransfer: big('last_transfer').notNull(),
    /** The hash of the day before; empty for the first. */
    previous: bytes().notNull(),
    hash: bytes().notNull(),
    closedAt: time('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

/** The day of a market that is being closed, slice by slice. No row: none is. */
export const ledgerClosing = pgTable('ledger_closing', {
  currency: text().primaryKey(),
  day: date().notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  /** All transactions before this one have to be over: an older one may still write into the day. */
  horizon: big('horizon').notNull(),
  /** Null until they are. */
  lastTransfer: big('last_transfer'),
  /** Where the next slice begins, and how long it is, ms: shorter where much was moved. */
  nextAt: time('next_at').notNull(),
  slice: time('slice').notNull(),
  totals: jsonb().notNull().default({}),
  minutes: bytes().notNull().default(sql`''`),
});

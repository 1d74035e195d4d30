import { bigint, index, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Public values as they were read from their source, each once. Append-only; what a source's values look like is checked as they come. */
export const publicValues = pgTable(
  'public_values',
  {
    source: text().notNull(),
    number: bigint({ mode: 'bigint' }).notNull(),
    /** 64 hex digits. */
    value: text().notNull(),
    /** The source's signature, of which the value is the hash; null where there is none. */
    signature: text(),
    /** When this house had it, ms. */
    readAt: bigint('read_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.number] })],
);

/** Why a round is void. */
export const voidCause = pgEnum('void_cause', ['interruptedFlight', 'bettingLeft', 'secretLost', 'operator']);

/** Void rounds, each with its cause. Append-only; written by round_void, and by two operators (sql/voids.sql). */
export const roundVoids = pgTable(
  'round_voids',
  {
    game: text().notNull(),
    roundId: bigint('round_id', { mode: 'bigint' }).notNull(),
    cause: voidCause().notNull(),
    /** Who: 'house', or an operator. */
    by: text().notNull(),
    /** The second operator. */
    second: text(),
    reason: text(),
    /** When it was judged, by the clock of the house, and when it was written, by that of the database; ms. */
    judgedAt: bigint('judged_at', { mode: 'number' }).notNull(),
    notedAt: bigint('noted_at', { mode: 'number' }).notNull(),
    /** The round as it was then. */
    state: text({ enum: ['queued', 'open', 'closed'] }).notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }),
    aliveAt: bigint('alive_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.roundId] }),
    index('round_voids_by_time').on(table.game, table.notedAt),
  ],
);

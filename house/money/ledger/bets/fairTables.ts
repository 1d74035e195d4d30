import { bigint, index, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Public values as read from their source, each once. Append-only; the format of a source's values is validated on arrival. */
export const publicValues = pgTable(
  'public_values',
  {
    source: text().notNull(),
    number: bigint({ mode: 'bigint' }).notNull(),
    /** 64 hex digits. */
    value: text().notNull(),
    /** The source's signature, whose hash is the value; null if there is none. */
    signature: text(),
    /** When this house received it, ms. */
    readAt: bigint('read_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.number] })],
);

/** Why a round is void. */
export const voidCause = pgEnum('void_cause', ['interruptedFlight', 'bettingLeft', 'secretLost', 'operator']);

/** Void rounds with their cause. Append-only; written by round_void, or by two operators (sql/voids.sql). */
export const roundVoids = pgTable(
  'round_voids',
  {
    game: text().notNull(),
    roundId: bigint('round_id', { mode: 'bigint' }).notNull(),
    cause: voidCause().notNull(),
    /** 'house', or an operator. */
    by: text().notNull(),
    /** The second operator. */
    second: text(),
    reason: text(),
    /** Time of the decision by the house's clock, and time of the write by the database's clock; ms. */
    judgedAt: bigint('judged_at', { mode: 'number' }).notNull(),
    notedAt: bigint('noted_at', { mode: 'number' }).notNull(),
    /** The round's state at that time. */
    state: text({ enum: ['queued', 'open', 'closed'] }).notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }),
    aliveAt: bigint('alive_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.roundId] }),
    index('round_voids_by_time').on(table.game, table.notedAt),
  ],
);

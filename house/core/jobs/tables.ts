import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Completed runs of periodic jobs, one row per market period, written in the job's transaction. */
export const periodRuns = pgTable(
  'period_runs',
  {
    /** The job's kind: 'prune'. */
    kind: text().notNull(),
    /** The currency of the market whose time zone defines the period. */
    market: text().notNull(),
    /** Its first day, '2026-11-23'; of an hour, '2026-11-23T05' in UTC. */
    period: text().notNull(),
    /** The end of the period, ms. */
    endedAt: bigint('ended_at', { mode: 'number' }).notNull(),
    doneAt: bigint('done_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.market, table.period] })],
);

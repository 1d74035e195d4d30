import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What was done for a period of a market, each once: written in the transaction that does it. */
export const periodRuns = pgTable(
  'period_runs',
  {
    /** What is done: 'prune'. */
    kind: text().notNull(),
    /** The currency of the market in whose time zone the period is. */
    market: text().notNull(),
    /** Its first day, '2026-11-23'; of an hour, '2026-11-23T05' in UTC. */
    period: text().notNull(),
    /** The moment it was over, ms. */
    endedAt: bigint('ended_at', { mode: 'number' }).notNull(),
    doneAt: bigint('done_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.market, table.period] })],
);

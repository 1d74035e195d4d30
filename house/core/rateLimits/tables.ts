import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * Counts of rate limits, in the columns and order of rate-limiter-flexible. Unlogged (its migration): a crash loses a minute's
 * counts, and no backup has them.
 */
export const rateLimits = pgTable('rate_limits', {
  /** The limit's name, and a hash of the key: never a phone number. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When the window ends, ms. */
  expire: bigint({ mode: 'number' }),
});

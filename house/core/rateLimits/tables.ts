import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * What was counted of whom, in the columns and the order of rate-limiter-flexible. Unlogged (its migration): a crash forgets
 * a minute's counts, and no backup carries them.
 */
export const rateLimits = pgTable('rate_limits', {
  /** The limit, and a hash of who: never a phone number. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When the count begins anew, ms. */
  expire: bigint({ mode: 'number' }),
});

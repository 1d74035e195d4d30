import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

/** Accounts of promoters, written by the promoters' programme; empty until that exists. Times are ms. */
export const promoters = pgTable('promoters', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id),
  since: bigint({ mode: 'number' }).notNull(),
});

import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

/** Players whose client reported that it is the installed app, and when (ms): the house cannot detect it. */
export const appInstalls = pgTable('app_installs', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id),
  at: bigint({ mode: 'number' }).notNull(),
});

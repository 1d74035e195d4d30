import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { awards } from '../engine/tables.ts';

/** Awards that were announced on their player's page, each once (recharge3/notify). Times are ms. */
export const announcedAwards = pgTable('announced_awards', {
  awardId: bigint('award_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => awards.id),
  at: bigint({ mode: 'number' }).notNull(),
});

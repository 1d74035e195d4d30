import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * The VIP level of each player who ever staked, brought up to date where it is asked for (level.ts) and when a day is closed. What is
 * weighed is in minor units, times are ms.
 */
export const vipLevels = pgTable(
  'vip_levels',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id),
    level: integer().notNull().default(0),
    /** The highest that was ever reached: rewards are given up to here. */
    top: integer().notNull().default(0),
    /** The highest that was celebrated on a page of the player's. */
    celebrated: integer().notNull().default(0),
    /** When the level was reached, or fell to. */
    since: time('since'),
    /** What was weighed to the end of a day; day totals up to there are not read again. */
    weighed: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    counted: date().notNull(),
    /** The first day of the month with which the level falls: its player was told. */
    warnedFor: date('warned_for'),
    /** The player was told of all cashback that expires before then. */
    remindedUntil: time('reminded_until'),
  },
  (table) => [
    index('vip_levels_warned').on(table.warnedFor).where(sql`warned_for is not null`),
    check(
      'vip_levels_range',
      sql`level between 0 and top and top <= 10 and celebrated between 0 and top and weighed >= 0`,
    ),
  ],
);

/** How levels rose and fell: with the last one up to a day its level is known for ever. */
export const vipLevelChanges = pgTable(
  'vip_level_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    /** The day of the market whose stakes reached it; of one that fell, the first of the month. */
    day: date().notNull(),
    fromLevel: integer('from_level').notNull(),
    toLevel: integer('to_level').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('vip_level_changes_of').on(table.userId, table.id),
    check('vip_level_changes_some', sql`from_level <> to_level`),
  ],
);

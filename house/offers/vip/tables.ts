import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * The VIP level of each player who ever staked, updated when it is requested (level.ts) and when a day is closed. Weighted
 * stakes are in minor units, times are ms.
 */
export const vipLevels = pgTable(
  'vip_levels',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id),
    level: integer().notNull().default(0),
    /** The highest level ever reached: rewards are given up to here. */
    top: integer().notNull().default(0),
    /** The highest level celebrated on a page of the player. */
    celebrated: integer().notNull().default(0),
    /** When the level was reached, or fell to. */
    since: time('since'),
    /** Weighted stakes up to the end of a counted day; day totals up to there are not read again. */
    weighed: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    counted: date().notNull(),
    /** The first day of the month at which the level will fall, if its player was warned. */
    warnedFor: date('warned_for'),
    /** The player was reminded of all cashback that expires before then. */
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

/** The rises and falls of levels: the last one up to a day gives the level on that day. */
export const vipLevelChanges = pgTable(
  'vip_level_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    /** The market day whose stakes reached it; for a fall, the first of the month. */
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

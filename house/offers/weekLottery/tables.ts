import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { minor, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * Weeks of the lottery, each with the hash of its secret from its opening on and with the rules announced then. The secret is
 * sealed until the draw. Times are ms, amounts minor units.
 */
export const lotteryWeeks = pgTable(
  'lottery_weeks',
  {
    currency: text().notNull(),
    /** Its Monday: '2026-11-16'. */
    week: date().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    drawAt: time('draw_at').notNull(),
    /** The requirements of a ticket, and the maximum per player. */
    deposited: minor('deposited').notNull(),
    staked: minor('staked').notNull(),
    most: integer().notNull(),
    /** The share of stakes on our own games that goes into the jackpot, in basis points. */
    share: integer().notNull(),
    /** Duration of the claim period for prizes, ms. */
    claimMs: time('claim_ms').notNull(),
    /** Version of the promotion's settings. */
    version: integer().notNull(),
    secret: text().notNull(),
    hash: text().notNull(),
    /** Number of tickets given; they are numbered from 1 to this. */
    tickets: integer().notNull().default(0),
    /** The amount carried over from earlier draws. */
    carried: minor('carried').notNull().default(sql`0`),
    /** The amount from the week's stakes, and the hash of all tickets, once the list is closed. */
    earned: minor('earned'),
    listHash: text('list_hash'),
    closedAt: time('closed_at'),
    /** The jackpot of the draw, and the part that nobody won. */
    jackpot: minor('jackpot'),
    stays: minor('stays'),
    drawnAt: time('drawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.week] }),
    index('lottery_weeks_drawn').on(table.currency, table.drawnAt),
  ],
);

/** The players with tickets of a week, under an anonymous name. */
export const lotteryHolders = pgTable(
  'lottery_holders',
  {
    currency: text().notNull(),
    week: date().notNull(),
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    holder: text().notNull(),
    tickets: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.week, table.userId] }),
    // The holder comes first: an index with the same leading columns as the key would look equally good to the planner while it
    // has no statistics of a new week.
    uniqueIndex('lottery_holders_by_name').on(table.holder, table.week, table.currency),
    foreignKey({
      columns: [table.currency, table.week],
      foreignColumns: [lotteryWeeks.currency, lotteryWeeks.week],
    }),
  ],
);

/** Tickets as they were given: consecutive numbers from `first` on. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    currency: text().notNull(),
    week: date().notNull(),
    first: integer().notNull(),
    count: integer().notNull(),
    userId: minor('user_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.week, table.first] }),
    index('lottery_tickets_of').on(table.userId, table.week),
    foreignKey({
      columns: [table.currency, table.week, table.userId],
      foreignColumns: [lotteryHolders.currency, lotteryHolders.week, lotteryHolders.userId],
    }),
  ],
);

/** The winning tickets. */
export const lotteryWinners = pgTable(
  'lottery_winners',
  {
    currency: text().notNull(),
    week: date().notNull(),
    /** From 1 on. */
    place: integer().notNull(),
    ticket: integer().notNull(),
    userId: minor('user_id').notNull(),
    amount: minor('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.week, table.place] }),
    foreignKey({
      columns: [table.currency, table.week, table.userId],
      foreignColumns: [lotteryHolders.currency, lotteryHolders.week, lotteryHolders.userId],
    }),
  ],
);

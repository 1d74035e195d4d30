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
 * Weeks of the lottery, each with the hash of its secret from its opening on and with the rules that it was promised with. The
 * secret is sealed until the draw. Times are ms, amounts minor units.
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
    /** What a ticket is given for, and the most of a player. */
    deposited: minor('deposited').notNull(),
    staked: minor('staked').notNull(),
    most: integer().notNull(),
    /** What of stakes on our own games goes into the jackpot, in basis points. */
    share: integer().notNull(),
    /** ms in which prizes are to be claimed. */
    claimMs: time('claim_ms').notNull(),
    /** Of the promotion's settings. */
    version: integer().notNull(),
    secret: text().notNull(),
    hash: text().notNull(),
    /** How many have been given; their numbers are 1 to this. */
    tickets: integer().notNull().default(0),
    /** What earlier draws left in the jackpot. */
    carried: minor('carried').notNull().default(sql`0`),
    /** What the week's stakes brought into it, and the hash of all tickets, once the list is closed. */
    earned: minor('earned'),
    listHash: text('list_hash'),
    closedAt: time('closed_at'),
    /** What was drawn for, and what of it nobody won. */
    jackpot: minor('jackpot'),
    stays: minor('stays'),
    drawnAt: time('drawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.week] }),
    index('lottery_weeks_drawn').on(table.currency, table.drawnAt),
  ],
);

/** Who has tickets of a week, by a name that tells nobody who it is. */
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
    // The holder first: what begins as the key does is taken for as good as the key while nothing is known of a new week.
    uniqueIndex('lottery_holders_by_name').on(table.holder, table.week, table.currency),
    foreignKey({
      columns: [table.currency, table.week],
      foreignColumns: [lotteryWeeks.currency, lotteryWeeks.week],
    }),
  ],
);

/** Tickets as they were given: so many in a row from the number `first` on. */
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

/** The tickets that won. */
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

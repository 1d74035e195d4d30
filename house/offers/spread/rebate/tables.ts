import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../../core/db/columns.ts';
import { player } from '../../../people/accounts/columns.ts';

/**
 * The daily stakes of friends at three depths and the resulting rebate; computed each hour, and finally when the day is closed
 * (house/money/ledger/sql/referralRebate.sql). Amounts are minor units, points their millionths.
 */
export const referralDays = pgTable(
  'referral_days',
  {
    userId: player('user_id'),
    day: date().notNull(),
    currency: text().notNull(),
    /** Stakes, weighted by each game's wagering percentage. */
    staked1: id('staked1').notNull(),
    staked2: id('staked2').notNull(),
    staked3: id('staked3').notNull(),
    /** The rebate of each depth, including a contract's extra. */
    points1: id('points1').notNull(),
    points2: id('points2').notNull(),
    points3: id('points3').notNull(),
    /** What an agent's contract adds, in per cent. */
    extra: integer().notNull(),
    /** The rebate in whole minor units, including the fraction carried over from earlier days. */
    amount: id('amount').notNull(),
    closed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('referral_days_running').on(table.day).where(sql`not closed`),
  ],
);

/** The withheld daily earnings from flagged friends, in millionths of a minor unit. */
export const withheldReferrals = pgTable(
  'referral_held',
  {
    ancestor: player('ancestor'),
    friend: player('friend'),
    day: date().notNull(),
    points: id('points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ancestor, table.friend, table.day] })],
);

/** The last player whose daily totals are written. */
export const referralClosings = pgTable(
  'referral_closings',
  {
    currency: text().notNull(),
    day: date().notNull(),
    doneTo: id('done_to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

/** Agents' contracts: applied for by players, decided by operators (house/money/ledger/sql/agentContracts.sql). */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: player('user_id'),
    currency: text().notNull(),
    /** The number of recently active friends at the time of the application. */
    activeFriends: integer('active_friends').notNull(),
    requestedAt: time('requested_at').notNull(),
    status: text({ enum: ['requested', 'approved', 'refused', 'ended'] })
      .notNull()
      .default('requested'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    endedBy: text('ended_by'),
    endedAt: time('ended_at'),
    /** The reason of a refusal or an end, shown to the player. */
    answer: text(),
    /** When a house notified the player's pages. */
    notifiedAt: time('notified_at'),
  },
  (table) => [
    uniqueIndex('agent_contracts_one').on(table.userId).where(sql`status in ('requested', 'approved')`),
    index('agent_contracts_of').on(table.userId, table.id),
    index('agent_contracts_requested').on(table.id).where(sql`status = 'requested'`),
    index('agent_contracts_to_notify').on(table.id).where(sql`status <> 'requested' and notified_at is null`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../core/db/columns.ts';
import { player } from '../../people/accounts/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * The referral tree: a row for each of the five players above a player, written at registration. A page of a tree is read from
 * one index, whatever its size. Written only by house/money/ledger/sql/referral.sql; times are ms.
 */
export const referralLinks = pgTable(
  'referral_links',
  {
    friend: player('friend'),
    /** 1: invited by the ancestor, 2: by a friend of theirs. */
    depth: integer().notNull(),
    ancestor: player('ancestor'),
    /**
     * Of two accounts that may be one person's: earnings from the friend are withheld until support decides. null: nothing was
     * found; cleared and refused are support's decisions.
     */
    review: text({ enum: ['held', 'cleared', 'refused'] }),
    /** The signal that they share. */
    reason: text({ enum: ['device', 'phone', 'bank', 'payment', 'address', 'samePerson'] }),
    heldAt: time('held_at'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.friend, table.depth] }),
    uniqueIndex('referral_links_of').on(table.ancestor, table.depth, table.friend),
    index('referral_links_held').on(table.ancestor, table.friend).where(sql`review = 'held'`),
    check('referral_links_upwards', sql`ancestor < friend and depth between 1 and 5`),
  ],
);

/** Totals of everybody who invited somebody or was invited, so that no page has to sum over a tree. */
export const referralPlayers = pgTable(
  'referral_players',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id),
    inviter: id('inviter').references(() => users.id),
    /** The number of friends at each depth. */
    friends1: integer('friends1').notNull().default(0),
    friends2: integer('friends2').notNull().default(0),
    friends3: integer('friends3').notNull().default(0),
    friends4: integer('friends4').notNull().default(0),
    friends5: integer('friends5').notNull().default(0),
    /** The player's stakes on closed days, weighted by each game's wagering percentage, and the last such day. */
    staked: id('staked').notNull().default(sql`0`),
    activeDay: date('active_day'),
    /** Fraction of a minor unit of rebates that is carried over to the next one, in millionths. */
    remainder: integer().notNull().default(0),
    /** Bonuses for friends' deposits that wait for stakes, and those withheld for review. */
    waiting: id('waiting').notNull().default(sql`0`),
    held: id('held').notNull().default(sql`0`),
  },
  (table) => [
    index('referral_players_active').on(table.inviter, table.activeDay).where(sql`inviter is not null`),
  ],
);

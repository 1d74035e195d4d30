import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

const owner = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/**
 * Restrictions of a player: the player's own settings, and whether the account is stopped; only players with any of them have a
 * row. Every bet reads it in its own transaction (house/money/ledger/sql/limits.sql). Times are ms.
 */
export const playerGuards = pgTable(
  'player_guards',
  {
    userId: owner().primaryKey(),
    /** The zone whose days, weeks and months are used. */
    timeZone: text('time_zone').notNull(),
    /** A time-out or self-exclusion: no bets and no deposits before its end. It can be extended, never shortened. */
    breakKind: text('break_kind', { enum: ['timeout', 'exclusion'] }),
    breakUntil: time('break_until'),
    /** The account that began the self-exclusion, if it is another one of the same person (sql/exclusions.sql). */
    breakOf: bigint('break_of', { mode: 'bigint' }),
    /** Whether a loss limit is or was set: bets then have to read player_limits. */
    lossLimited: boolean('loss_limited').notNull().default(false),
    /** No bet and no deposit before the age is confirmed. */
    ageRequired: boolean('age_required').notNull().default(false),
    ageConfirmedAt: time('age_confirmed_at'),
    /** Interval of the playing-time reminder. */
    reminderMinutes: smallint('reminder_minutes'),
    /** Start of the current play session; null if the player left it. */
    sessionAt: time('session_at'),
    remindedAt: time('reminded_at'),
    seenAt: time('seen_at'),
    /** When it was stopped by a link of a message: no sign-in, bet or withdrawal until a new password is set with a code. */
    frozenAt: time('frozen_at'),
    /** When an operator blocked it, until the block is lifted, and why. */
    blockedAt: time('blocked_at'),
    blockReason: text('block_reason'),
  },
  (table) => [
    index('player_guards_blocked').on(table.blockedAt).where(sql`blocked_at is not null`),
    check('player_guards_break', sql`(break_kind is null) = (break_until is null)`),
  ],
);

/** A limit on a player's deposits or losses per day, week or month. */
export const playerLimits = pgTable(
  'player_limits',
  {
    userId: owner(),
    kind: text({
      enum: ['depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'lossWeek', 'lossMonth'],
    }).notNull(),
    /** The current value; null is no limit. */
    amount: bigint({ mode: 'bigint' }),
    /** The value from `nextAt` on, when the player loosened the limit. */
    nextAmount: bigint('next_amount', { mode: 'bigint' }),
    nextAt: time('next_at'),
    /** The wallet balance at the start of the limit's last used period, and that start: cached by bets. */
    before: bigint({ mode: 'bigint' }),
    since: time('since'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('player_limits_amounts', sql`amount >= 0 and next_amount >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

const owner = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id);

/**
 * What keeps play in bounds: what a player set, and whether the account is stopped; only players with something of it have
 * a row. Every bet looks here, in its own transaction (house/money/ledger/sql/limits.sql). Times are ms.
 */
export const playerGuards = pgTable(
  'player_guards',
  {
    userId: owner().primaryKey(),
    /** The zone whose days, weeks and months count. */
    timeZone: text('time_zone').notNull(),
    /** A break: no bets and no deposits before that moment. It can be made longer, never shorter. */
    breakKind: text('break_kind', { enum: ['timeout', 'exclusion'] }),
    breakUntil: time('break_until'),
    /** Whose self-exclusion it is, where another account of the person began it (sql/exclusions.sql). */
    breakOf: bigint('break_of', { mode: 'bigint' }),
    /** Some loss limit is or was set: bets have to look at player_limits. */
    lossLimited: boolean('loss_limited').notNull().default(false),
    /** No bet and no deposit before the age is confirmed. */
    ageRequired: boolean('age_required').notNull().default(false),
    ageConfirmedAt: time('age_confirmed_at'),
    /** How often the player wants to hear about the time played. */
    reminderMinutes: smallint('reminder_minutes'),
    /** The stretch of play that is under way; null when the player left it. */
    sessionAt: time('session_at'),
    remindedAt: time('reminded_at'),
    seenAt: time('seen_at'),
    /** Stopped by a link of a message: no sign-in, bet or withdrawal until a new password by a code. */
    frozenAt: time('frozen_at'),
    /** Blocked by an operator, for good until they take it back, and why. */
    blockedAt: time('blocked_at'),
    blockReason: text('block_reason'),
  },
  (table) => [
    index('player_guards_blocked').on(table.blockedAt).where(sql`blocked_at is not null`),
    check('player_guards_break', sql`(break_kind is null) = (break_until is null)`),
  ],
);

/** An amount that a player's deposits or losses of a day, week or month may not pass. */
export const playerLimits = pgTable(
  'player_limits',
  {
    userId: owner(),
    kind: text({
      enum: ['depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'lossWeek', 'lossMonth'],
    }).notNull(),
    /** What counts now; null is no limit. */
    amount: bigint({ mode: 'bigint' }),
    /** What counts from `nextAt` on, when the player loosened it. */
    nextAmount: bigint('next_amount', { mode: 'bigint' }),
    nextAt: time('next_at'),
    /** What the wallet held as the limit's span began that bets looked at last, and when that was: bets keep it. */
    before: bigint({ mode: 'bigint' }),
    since: time('since'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('player_limits_amounts', sql`amount >= 0 and next_amount >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../people/accounts/tables.ts';

/**
 * The stakes required to convert a player's bonus money to own money; at most one is open per player and currency, and the
 * whole bonus account belongs to it. Amounts are minor units, times ms. Updated by triggers for awards, counted stakes and bets
 * (house/money/ledger/sql/bonus.sql).
 */
export const wageringRequirements = pgTable(
  'wagering_requirements',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    /** met: fully wagered. spent: no money is left and no bet is open. expired, givenUp: the money was taken back. */
    status: text({ enum: ['open', 'met', 'spent', 'expired', 'givenUp'] })
      .notNull()
      .default('open'),
    /** The total required by its awards, and the progress so far. */
    required: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    counted: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Bets of its money that have not ended. */
    openBets: integer('open_bets').notNull().default(0),
    /** When it expires; null for never. */
    expiresAt: bigint('expires_at', { mode: 'number' }),
    /** When its player was reminded of the expiry. */
    remindedAt: bigint('reminded_at', { mode: 'number' }),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('wagering_requirements_one_open')
      .on(table.userId, table.currency)
      .where(sql`status = 'open'`),
    index('wagering_requirements_due').on(table.expiresAt).where(sql`status = 'open'`),
  ],
);

/** How much each award added, by the operation that paid it; append-only. */
export const wageringAwards = pgTable(
  'wagering_awards',
  {
    operationId: bigint('operation_id', { mode: 'bigint' }).primaryKey(),
    wageringId: bigint('wagering_id', { mode: 'bigint' })
      .notNull()
      .references(() => wageringRequirements.id),
    amount: bigint({ mode: 'bigint' }).notNull(),
    required: bigint({ mode: 'bigint' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
  },
  (table) => [index('wagering_awards_of').on(table.wageringId)],
);

/**
 * How much each ended stake of bonus money counted, and at which percentage; append-only. Old bets have only the end of their
 * requirement.
 */
export const wageringStakes = pgTable(
  'wagering_stakes',
  {
    betId: bigint('bet_id', { mode: 'bigint' }).primaryKey(),
    wageringId: bigint('wagering_id', { mode: 'bigint' })
      .notNull()
      .references(() => wageringRequirements.id),
    percent: integer().notNull(),
    counted: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [index('wagering_stakes_of').on(table.wageringId)],
);

/** Games with bonus money rules that differ from others of their kind; most games have none. Set by operators. */
export const wageringGames = pgTable('wagering_games', {
  game: text().primaryKey(),
  /** Percentage of a stake of bonus money that counts towards wagering; games that are not listed use that of their kind. */
  percent: integer().notNull().default(50),
  /** Whether bonus money may be staked at all: not on games that pay back more than half of all outcomes at once. */
  bonusMoney: boolean('bonus_money').notNull().default(true),
});

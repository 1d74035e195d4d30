import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

/**
 * What has to be staked before a player's bonus money becomes the player's own; one is open at most for each player and
 * currency, and then the bonus account is all its. Amounts are minor units, times ms. Awards, counted stakes and bets move
 * it by triggers (house/money/ledger/sql/bonus.sql).
 */
export const wageringRequirements = pgTable(
  'wagering_requirements',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    /** met: all of it was staked. spent: nothing is left and no bet is open. The others took it back. */
    status: text({ enum: ['open', 'met', 'spent', 'expired', 'givenUp'] })
      .notNull()
      .default('open'),
    /** What its awards ask for together, and what stakes have counted for it. */
    required: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    counted: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Bets with its money that have not ended. */
    openBets: integer('open_bets').notNull().default(0),
    /** When it is taken back; null for never. */
    expiresAt: bigint('expires_at', { mode: 'number' }),
    /** When its player was told that it will be. */
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

/** What each award added, by the operation that gave it; append-only. */
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

/** What each ended stake of bonus money counted, at so many per cent; append-only. Bets of before their wagering's end alone. */
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

/** Games that bonus money is not simply played on as others of their kind; most are not here. Set by operators. */
export const wageringGames = pgTable('wagering_games', {
  game: text().primaryKey(),
  /** What a stake of bonus money counts towards wagering, in per cent; by their kind for games that are not here. */
  percent: integer().notNull().default(50),
  /** Whether bonus money may be staked at all: not on games that pay more than half of all outcomes back at once. */
  bonusMoney: boolean('bonus_money').notNull().default(true),
});

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Seed pairs (games.md, "Fairness"): a player has one live pair per solo game, because an open round of one game must not block
 * new pairs of others. Server seeds are sealed in the context 'seed:<hash>' until the pair has ended, then open.
 */
export const seedPairs = pgTable(
  'seed_pairs',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    game: text().notNull(),
    serverSeed: text('server_seed').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** The nonce of the next round. */
    nonce: integer().notNull().default(0),
    /** The open round; while there is one, no other can start, and the pair cannot end. */
    openRound: bigint('open_round', { mode: 'bigint' }),
    /** The server seed after this pair, chosen early to publish its hash ahead; sealed, and empty once the pair has ended. */
    nextServerSeed: text('next_server_seed').notNull(),
    nextServerSeedHash: text('next_server_seed_hash').notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('seed_pairs_live').on(table.userId, table.game).where(sql`ended_at is null`),
    index('seed_pairs_of_user').on(table.userId, table.game, table.id),
    index('seed_pairs_of_open_rounds').on(table.userId).where(sql`open_round is not null`),
  ],
);

/**
 * Rounds of a single player. A round is a bet with the same id, which holds its stake and its end, and this row, which holds
 * how it is played: its state follows from its seeds, its choice and its acts, by the game's rules alone
 * (contract/games/solo/play.ts). Partitioned by month, like bets.
 */
export const soloRounds = pgTable(
  'solo_rounds',
  {
    id: bigint({ mode: 'bigint' }).notNull(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    game: text().notNull(),
    pairId: bigint('pair_id', { mode: 'bigint' }).notNull(),
    nonce: integer().notNull(),
    /** The player's choice beside the stake, as requested. */
    choice: jsonb().notNull(),
    /** The maximum profit in effect at the start. */
    maxProfit: bigint('max_profit', { mode: 'bigint' }).notNull(),
    /** The acts after the start, with the key and the reply of each. */
    acts: jsonb().$type<SoloAct[]>().notNull().default([]),
    over: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    index('solo_rounds_of_user').on(table.userId, table.game, table.id),
  ],
);

/** A move or a cash-out of an open round. */
export interface SoloAct {
  key: string;
  /** Null for a cash-out. */
  move: unknown;
  /** The wallet balance after it, as decimal text. */
  balance: string;
  sequence: string;
}

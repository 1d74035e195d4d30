import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GameError } from '../../../contract/providers/envelope.ts';
import type { SlotEvent } from '../../../contract/slots/book.ts';
import type { SpinMode } from '../../../contract/slots/model.ts';
import { time } from '../../core/db/columns.ts';

/**
 * What the sandbox's providers keep for themselves. They know players by the names that the house gives them, and money by what the
 * house's wallet answers: nothing here refers to the house's own tables. Amounts are minor units, times are ms.
 */

const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** A player at a game: made by game/url, and what the game's own calls are told apart by. */
export const sandboxSeats = pgTable(
  'sandbox_seats',
  {
    /** 256 random bits as base64url; in the game's address. */
    session: text().primaryKey(),
    provider: text().notNull(),
    game: text().notNull(),
    player: text().notNull(),
    /** What the house's wallet knows the launch by. */
    token: text().notNull(),
    currency: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sandbox_seats_old').on(table.createdAt)],
);

/** A player's pair of seeds at a game; one of them is live. */
export const sandboxPairs = pgTable(
  'sandbox_pairs',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    game: text().notNull(),
    player: text().notNull(),
    /** Sealed until the pair ends. */
    serverSeed: text('server_seed').notNull(),
    serverSeedHash: text('server_seed_hash').notNull(),
    clientSeed: text('client_seed').notNull(),
    /** How many spins it has decided. */
    nonce: integer().notNull().default(0),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('sandbox_pairs_live')
      .on(table.provider, table.game, table.player)
      .where(sql`ended_at is null`),
  ],
);

/** How far a spin has come (spinLife.ts). */
export const SPIN_STATES = ['asked', 'decided', 'paid', 'undoing', 'undone', 'refused'] as const;
export type SpinState = (typeof SPIN_STATES)[number];

/** A spin from the moment it is asked for: also the round of that name at the house's wallet. */
export const sandboxSpins = pgTable(
  'sandbox_spins',
  {
    /** The name that the game gave it. */
    id: text().primaryKey(),
    provider: text().notNull(),
    game: text().notNull(),
    player: text().notNull(),
    token: text().notNull(),
    currency: text().notNull(),
    mode: text().$type<SpinMode>().notNull(),
    bet: amount('bet').notNull(),
    stake: amount('stake').notNull(),
    /** The prize that it is played from. */
    reward: text(),
    state: text({ enum: SPIN_STATES }).notNull().default('asked'),
    /** Why the house did not take it. */
    refusal: text().$type<GameError>(),
    /** Of the pair that decided it, and which of its spins it is. */
    serverSeedHash: text('server_seed_hash'),
    nonce: integer(),
    rate: integer(),
    win: amount('win'),
    events: jsonb().$type<readonly SlotEvent[]>(),
    /** The wallet after it was paid. */
    balance: amount('balance'),
    askedAt: time('asked_at').notNull(),
    shownAt: time('shown_at'),
    /** Calls to the wallet that were not answered, one after the other, and when it is to be told again. */
    tries: smallint().notNull().default(0),
    nextAt: time('next_at'),
  },
  (table) => [
    index('sandbox_spins_of_player').on(table.player, table.game, table.askedAt),
    index('sandbox_spins_due').on(table.nextAt).where(sql`next_at is not null`),
    index('sandbox_spins_of_reward').on(table.reward).where(sql`reward is not null`),
  ],
);

/** Free spins that a house ordered for a player. */
export const sandboxRewards = pgTable(
  'sandbox_rewards',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    game: text().notNull(),
    player: text().notNull(),
    currency: text().notNull(),
    spins: integer().notNull(),
    /** Of one spin. */
    bet: amount('bet').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    cancelledAt: time('cancelled_at'),
  },
  (table) => [index('sandbox_rewards_of_player').on(table.player, table.game)],
);

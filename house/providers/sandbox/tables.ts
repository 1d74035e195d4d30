import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GameError } from '../../../contract/providers/envelope.ts';
import type { SlotEvent } from '../../../contract/slots/book.ts';
import type { SpinMode } from '../../../contract/slots/model.ts';
import { time } from '../../core/db/columns.ts';

/**
 * Tables of the sandbox providers. They contain players by the names that the house gives to providers, and balances from the
 * wallet's answers: nothing here refers to the house's own tables. Amounts are minor units, times are ms.
 */

const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** A player at a game: created by game/url; the game's own calls carry its session. */
export const sandboxSeats = pgTable(
  'sandbox_seats',
  {
    /** 256 random bits as base64url; part of the game's URL. */
    session: text().primaryKey(),
    provider: text().notNull(),
    game: text().notNull(),
    player: text().notNull(),
    /** The house's token of the launch. */
    token: text().notNull(),
    currency: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sandbox_seats_old').on(table.createdAt)],
);

/** A player's seed pair at a game; one of them is live. */
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
    /** Number of spins decided with it. */
    nonce: integer().notNull().default(0),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('sandbox_pairs_live')
      .on(table.provider, table.game, table.player)
      .where(sql`ended_at is null`),
  ],
);

/** States of a spin (spinLife.ts). */
export const SPIN_STATES = ['asked', 'decided', 'paid', 'undoing', 'undone', 'refused'] as const;
export type SpinState = (typeof SPIN_STATES)[number];

/** A spin from its request on; its id is also the round's id at the house's wallet. */
export const sandboxSpins = pgTable(
  'sandbox_spins',
  {
    /** The id given by the game. */
    id: text().primaryKey(),
    provider: text().notNull(),
    game: text().notNull(),
    player: text().notNull(),
    token: text().notNull(),
    currency: text().notNull(),
    mode: text().$type<SpinMode>().notNull(),
    bet: amount('bet').notNull(),
    stake: amount('stake').notNull(),
    /** The prize that it is played from, if any. */
    reward: text(),
    state: text({ enum: SPIN_STATES }).notNull().default('asked'),
    /** Why the house refused it. */
    refusal: text().$type<GameError>(),
    /** Hash of the pair that decided it, and the spin's nonce in it. */
    serverSeedHash: text('server_seed_hash'),
    nonce: integer(),
    rate: integer(),
    win: amount('win'),
    events: jsonb().$type<readonly SlotEvent[]>(),
    /** The balance after it was paid. */
    balance: amount('balance'),
    askedAt: time('asked_at').notNull(),
    shownAt: time('shown_at'),
    /** Consecutive wallet calls without an answer, and the time of the next attempt. */
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
    /** Stake of one spin. */
    bet: amount('bet').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    cancelledAt: time('cancelled_at'),
  },
  (table) => [index('sandbox_rewards_of_player').on(table.player, table.game)],
);

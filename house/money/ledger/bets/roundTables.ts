import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** States of a round, which never goes back. queued and open accept bets; closed ones are in flight or are drawn. */
export const roundState = pgEnum('round_state', ['queued', 'open', 'closed', 'settled']);

/** placed is the only open status; a bet leaves it exactly once. */
export const betStatus = pgEnum('bet_status', ['placed', 'cashed', 'lost', 'returned']);

/** Rounds of every round game, numbered 1, 2, 3 … per game, or by the clock (house/play/rounds/game.ts). Moved by house/money/ledger/bets/rounds.ts and bets.ts. */
export const rounds = pgTable(
  'rounds',
  {
    game: text().notNull(),
    id: bigint({ mode: 'bigint' }).notNull(),
    state: roundState().notNull().default('queued'),
    /** The secret that decides the round: sealed (secrets.ts) until it is settled, then in the form that players see. */
    secret: text().notNull(),
    /** The hash of the secret, public from the round's opening on; empty while the round is queued. */
    commitment: text().notNull(),
    /** Further data that is public from the start, e.g. crash's salt. */
    public: jsonb().notNull().default({}),
    /** The result, null until settled. Rates and amounts in it are decimal text. */
    outcome: jsonb(),
    opensAt: bigint('opens_at', { mode: 'number' }),
    startsAt: bigint('starts_at', { mode: 'number' }),
    endsAt: bigint('ends_at', { mode: 'number' }),
    settledAt: bigint('settled_at', { mode: 'number' }),
    /** When the leader last confirmed that it leads this round. */
    aliveAt: bigint('alive_at', { mode: 'number' }),
    interrupted: boolean().notNull().default(false),
    /** Its bets have higher ids than this; used to find the months that contain them. */
    betsAfter: bigint('bets_after', { mode: 'bigint' }).notNull().default(sql`bets_so_far()`),
    /** How the round is settled; fixed by the first settling transaction. */
    settling: text({ enum: ['played', 'interrupted'] }),
    /**
     * Name of the public value that is mixed into the round's result: fixed before the round accepts bets. Null if it needs
     * none.
     */
    valueSource: text('value_source'),
    valueNumber: bigint('value_number', { mode: 'bigint' }),
    /** When the value is due, ms. */
    valueAt: bigint('value_at', { mode: 'number' }),
    /** The value itself: copied from public_values once betting is closed. */
    publicValue: text('public_value'),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.id] }),
    index('rounds_unsettled').on(table.game, table.id).where(sql`state <> 'settled'`),
    // For counting the rounds that ended in a time span, for the statistics of void rounds.
    index('rounds_by_end').on(table.game, table.settledAt).where(sql`state = 'settled'`),
    check('rounds_outcome_when_settled', sql`(state = 'settled') = (outcome is not null)`),
    check(
      'rounds_name_whole_values',
      sql`(value_source is null) = (value_number is null) and (value_source is null) = (value_at is null)`,
    ),
  ],
);

/**
 * A reversed hash chain (games.md, "Fairness"): the secret of round `firstRound + i` is `secret` hashed `length - 1 - i` times.
 * Its commitment is stored and public before the public value exists that becomes its salt. Written only by functions
 * (sql/chains.sql). Chains are never deleted; of two that begin with the same round the later one counts.
 */
export const roundChains = pgTable(
  'round_chains',
  {
    game: text().notNull(),
    firstRound: bigint('first_round', { mode: 'bigint' }).notNull(),
    length: bigint({ mode: 'number' }).notNull(),
    /** The secret of the chain's last round, sealed. */
    secret: text().notNull(),
    /** Public, fixed for the chain: the public value that was named when it was created. Empty until that is published. */
    salt: text().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** The hash of the first round's secret. Empty for chains from before salts were public values. */
    commitment: text().notNull().default(''),
    valueSource: text('value_source'),
    valueNumber: bigint('value_number', { mode: 'bigint' }),
    valueAt: bigint('value_at', { mode: 'number' }),
    /** When an operator ended it: no further round is drawn from it. */
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.firstRound, table.createdAt] }),
    check('round_chains_length', sql`length > 0`),
  ],
);

/**
 * Bets on rounds, written only by the ledger's functions. There are no foreign keys to rounds and users: every bet would lock
 * the one round's row, and the functions check both (reconcile proves it). Further constraints are in the triggers of
 * house/money/ledger/sql. Partitioned by month of play (sql/months.sql), which is encoded in the id.
 */
export const bets = pgTable(
  'bets',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    game: text().notNull(),
    roundId: bigint('round_id', { mode: 'bigint' }).notNull(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The pool, in a game of pools; null in crash, where a player has one open bet per round and slip. */
    pool: text(),
    /** The auto cash-out that the player requested. */
    autoRate: bigint('auto_rate', { mode: 'bigint' }),
    /** The rate at which the bet is paid automatically: the auto rate, or less if the profit limit applies. */
    effectiveRate: bigint('effective_rate', { mode: 'bigint' }),
    status: betStatus().notNull().default('placed'),
    /**
     * The wagering requirement whose bonus money was staked (house/money/ledger/bonus/wageringTables.ts); null for a stake of the
     * player's own money.
     */
    wageringId: bigint('wagering_id', { mode: 'bigint' }),
    /** The rate it was cashed at. */
    rate: bigint({ mode: 'bigint' }),
    /** The total return of a cashed bet; 0 for every other. A returned stake is not a payout. */
    payout: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    placedAt: bigint('placed_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    // A round's bets, and one player's among them. No index contains columns that change when a bet ends: with the free space
    // on each page (the migration ledger_under_load) the update stays on the same page.
    index('bets_by_round').on(table.game, table.roundId, table.userId),
    index('bets_by_user').on(table.userId, table.id),
  ],
);

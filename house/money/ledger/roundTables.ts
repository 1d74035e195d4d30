import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A round only goes forward through these. queued and open take bets; closed ones fly or are drawn. */
export const roundState = pgEnum('round_state', ['queued', 'open', 'closed', 'settled']);

/** placed is the only open status; a bet leaves it exactly once. */
export const betStatus = pgEnum('bet_status', ['placed', 'cashed', 'lost', 'returned']);

/** Rounds of every round game, numbered 1, 2, 3 … per game, or by the clock (house/play/rounds/game.ts). Moved by house/money/ledger/rounds.ts and bets.ts. */
export const rounds = pgTable(
  'rounds',
  {
    game: text().notNull(),
    id: bigint({ mode: 'bigint' }).notNull(),
    state: roundState().notNull().default('queued'),
    /** What decides the round: sealed (secrets.ts) until it is settled, then as players are shown it. */
    secret: text().notNull(),
    /** The hash of the secret, public from the round's opening on; empty while the round is queued. */
    commitment: text().notNull(),
    /** What else is public from the start, e.g. crash's salt. */
    public: jsonb().notNull().default({}),
    /** The result, null until settled. Rates and amounts in it are decimal text. */
    outcome: jsonb(),
    opensAt: bigint('opens_at', { mode: 'number' }),
    startsAt: bigint('starts_at', { mode: 'number' }),
    endsAt: bigint('ends_at', { mode: 'number' }),
    settledAt: bigint('settled_at', { mode: 'number' }),
    /** When the leader last said that it leads this round. */
    aliveAt: bigint('alive_at', { mode: 'number' }),
    interrupted: boolean().notNull().default(false),
    /** Its bets have higher ids than this: what leads to the months in which they lie. */
    betsAfter: bigint('bets_after', { mode: 'bigint' }).notNull().default(sql`bets_so_far()`),
    /** How the round is settled, fixed by the first of the transactions that do it. */
    settling: text({ enum: ['played', 'interrupted'] }),
    /** The public value that the round's result mixes in, by its name: fixed before the round takes bets. Null where it needs none. */
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
    // How many rounds ended in a time, for the counts of void rounds.
    index('rounds_by_end').on(table.game, table.settledAt).where(sql`state = 'settled'`),
    check('rounds_outcome_when_settled', sql`(state = 'settled') = (outcome is not null)`),
    check(
      'rounds_name_whole_values',
      sql`(value_source is null) = (value_number is null) and (value_source is null) = (value_at is null)`,
    ),
  ],
);

/**
 * A reversed hash chain (games.md, "Fairness"): round `firstRound + i` has the secret that is `secret` hashed
 * `length - 1 - i` times. Its commitment is stored and public before the public value exists that becomes its salt. Written
 * by functions alone (sql/chains.sql); chains stay, and of two that begin with the same round the later one counts.
 */
export const roundChains = pgTable(
  'round_chains',
  {
    game: text().notNull(),
    firstRound: bigint('first_round', { mode: 'bigint' }).notNull(),
    length: bigint({ mode: 'number' }).notNull(),
    /** The secret of the chain's last round, sealed. */
    secret: text().notNull(),
    /** Public, fixed for the chain: the value that was named with it. Empty until that is out. */
    salt: text().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** The hash of the first round's secret. Empty for chains of before salts were public values. */
    commitment: text().notNull().default(''),
    valueSource: text('value_source'),
    valueNumber: bigint('value_number', { mode: 'bigint' }),
    valueAt: bigint('value_at', { mode: 'number' }),
    /** An operator has ended it: no round is drawn from it any more. */
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.firstRound, table.createdAt] }),
    check('round_chains_length', sql`length > 0`),
  ],
);

/**
 * Bets on rounds, written by the ledger's functions alone. There are no foreign keys to rounds and users:
 * every bet would lock the one round's row, and the functions check both (reconcile proves it). What else
 * must hold is in the triggers of house/money/ledger/sql. A partition for each month of play
 * (sql/months.sql), which its id tells.
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
    /** What it is on in a game of pools; null in crash, where a player has one open bet a round on each slip. */
    pool: text(),
    /** The auto cash-out the player asked for. */
    autoRate: bigint('auto_rate', { mode: 'bigint' }),
    /** The rate at which the bet is paid by itself: the auto rate, or less where the profit limit bites. */
    effectiveRate: bigint('effective_rate', { mode: 'bigint' }),
    status: betStatus().notNull().default('placed'),
    /** What bonus money was staked for (house/money/ledger/wageringTables.ts); null for a stake of the player's own money. */
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
    // A round's bets, and a player's own among them. No index names what changes when a bet ends: with the room that
    // is left on each page (the migration ledger_under_load) the bet is changed where it stands.
    index('bets_by_round').on(table.game, table.roundId, table.userId),
    index('bets_by_user').on(table.userId, table.id),
  ],
);

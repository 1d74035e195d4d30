import type { rounds } from '../../money/ledger/bets/roundTables.ts';
import type { ValueName } from './publicValues/source.ts';
import type { Pace } from './step.ts';

declare const opened: unique symbol;

/** What decides a round, opened (secrets.ts): no text that came from the database as it is. */
export type RoundSecret = string & { readonly [opened]: true };

/** A round as the database has it: its secret is sealed until it has ended. */
export type RoundRow = typeof rounds.$inferSelect;

/** A round as the house works with it. Its secret is null while it takes bets, and must not leave the process before the round has ended. */
export interface Round extends Omit<RoundRow, 'secret'> {
  secret: RoundSecret | null;
}

/** A round on which betting is closed. */
export interface DecidedRound extends Round {
  secret: RoundSecret;
}

/** What a game fixes before a round takes bets: the secret decides it, the rest is public as the round opens, as is the secret's hash. */
export interface Draw {
  secret: RoundSecret;
  public: Record<string, string>;
}

/** A table whose rounds go by the clock: each begins at its own moment, whatever became of the one before. */
export interface Schedule {
  /** Names the table among those of its game. One node leads each. */
  readonly name: string;
  /** The ids of the table's rounds, apart from those of the game's other tables: from the least one to below the limit. */
  readonly ids: { least: bigint; below: bigint };
  /** The round after `last`: the next one of the table, or the one of this moment when that is later. */
  nextId(last: bigint | null): bigint;
  /** When round `id` takes bets, and when its play begins. */
  timesOf(id: bigint): { opensAt: number; startsAt: number };
}

/**
 * What a round game adds to the driver: one module a game. Calls may come again after a failure or from another
 * node, so each of them has to bear repetition. Times are ms.
 */
export interface RoundGame extends Pace {
  readonly name: string;
  /** Without one, rounds are numbered 1, 2, 3 … and follow each other. */
  readonly schedule?: Schedule;
  /** From a round's opening to the start of its play, in which it takes bets. */
  readonly bettingMs: number;
  /** Draws round `id`; null while it cannot be drawn, as what it needs is not out yet. */
  draw(id: bigint): Promise<Draw | null>;
  /** The public value that a round's result mixes in, by when its betting ends; null for games that mix in none. */
  valueFor(startsAt: number): ValueName | null;
  /** How long the round's play takes, as its secret decides. */
  playMs(round: DecidedRound): number;
  /** Pays what fell due within `elapsed` ms of play. Returns when (ms into play) to look again, null for never. */
  due(round: DecidedRound, elapsed: number): Promise<number | null>;
  /** Ends every open bet, records the outcome and announces what was paid. */
  settle(round: DecidedRound): Promise<void>;
  /** The round takes bets now. */
  onOpen(round: Round): Promise<void>;
  /** Play is over: tells everybody how the round ended. */
  onEnd(round: DecidedRound): Promise<void>;
}

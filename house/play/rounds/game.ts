import type { rounds } from '../../money/ledger/bets/roundTables.ts';
import type { ValueName } from './publicValues/source.ts';
import type { Pace } from './step.ts';

declare const opened: unique symbol;

/** A round's decrypted secret (secrets.ts). The type keeps raw text from the database out. */
export type RoundSecret = string & { readonly [opened]: true };

/** A round's database row: its secret is sealed until it has ended. */
export type RoundRow = typeof rounds.$inferSelect;

/**
 * A round in the house's code. Its secret is null while it takes bets, and must not leave the process before the round has
 * ended.
 */
export interface Round extends Omit<RoundRow, 'secret'> {
  secret: RoundSecret | null;
}

/** A round on which betting is closed. */
export interface DecidedRound extends Round {
  secret: RoundSecret;
}

/**
 * Data that a game fixes before a round takes bets: the secret decides it; the rest is published when the round opens, together
 * with the secret's hash.
 */
export interface Draw {
  secret: RoundSecret;
  public: Record<string, string>;
}

/** The schedule of clock-driven rounds: each begins at its own time, whatever happened to the previous one. */
export interface Schedule {
  /** Name of the room within its game. Each room has one leading node. */
  readonly name: string;
  /** The id range of the room's rounds: from `least` to below `below`. */
  readonly ids: { least: bigint; below: bigint };
  /** The round after `last`: the next one of the room, or the current one if that is later. */
  nextId(last: bigint | null): bigint;
  /** Start of betting and start of play of round `id`. */
  timesOf(id: bigint): { opensAt: number; startsAt: number };
}

/**
 * The interface that each round game implements for the driver. Calls may be repeated after a failure or from another node, so
 * each must be idempotent. Times are ms.
 */
export interface RoundGame extends Pace {
  readonly name: string;
  /** Without a schedule, rounds are numbered 1, 2, 3 … and follow each other. */
  readonly schedule?: Schedule;
  /** Time from a round's opening to the start of play, in which it takes bets. */
  readonly bettingMs: number;
  /** Draws round `id`; null while it cannot be drawn because its public value is not published yet. */
  draw(id: bigint): Promise<Draw | null>;
  /** The public value that a round's result mixes in, chosen by the end of its betting; null for games without one. */
  valueFor(startsAt: number): ValueName | null;
  /** Length of the round's play, derived from its secret. */
  playMs(round: DecidedRound): number;
  /** Pays what fell due within `elapsed` ms of play. Returns when (ms into play) to check again, null for never. */
  due(round: DecidedRound, elapsed: number): Promise<number | null>;
  /** Ends every open bet, stores the outcome and publishes the payouts. */
  settle(round: DecidedRound): Promise<void>;
  /** Called when the round takes bets. */
  onOpen(round: Round): Promise<void>;
  /** Called when play is over: publishes how the round ended. */
  onEnd(round: DecidedRound): Promise<void>;
}

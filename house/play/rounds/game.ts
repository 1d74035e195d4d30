import type { rounds } from '../../money/ledger/roundTables.ts';
import type { Pace } from './step.ts';

declare const opened: unique symbol;

/** What decides a round, opened (secrets.ts): no text that came from the database as it is. */
export type RoundSecret = string & { readonly [opened]: true };

/** A round as the database has it: its secret is sealed until it has ended. */
export type RoundRow = typeof rounds.$inferSelect;

/** A round as the house works with it. Its secret must not leave the process before the round has ended. */
export interface Round extends Omit<RoundRow, 'secret'> {
  secret: RoundSecret;
}

/** What a game fixes before a round takes bets: the secret decides it, the rest is public as the round opens. */
export interface Draw {
  secret: RoundSecret;
  commitment: string;
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
  /** Draws round `id`. */
  draw(id: bigint): Promise<Draw>;
  /** How long the round's play takes, as its secret decides. */
  playMs(round: Round): number;
  /** Pays what fell due within `elapsed` ms of play. Returns when (ms into play) to look again, null for never. */
  due(round: Round, elapsed: number): Promise<number | null>;
  /** Ends every open bet, records the outcome and announces what was paid. */
  settle(round: Round): Promise<void>;
  /** The round takes bets now. */
  onOpen(round: Round): Promise<void>;
  /** Play is over: tells everybody how the round ended. */
  onEnd(round: Round): Promise<void>;
}

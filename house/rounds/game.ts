import type { Pace } from './step.ts';
import type { rounds } from './tables.ts';

/** A round as the database has it. Its secret must not leave the house before the round has ended. */
export type Round = typeof rounds.$inferSelect;

/** What a game fixes before a round takes bets: the secret decides it, the rest is public at once. */
export interface Draw {
  secret: string;
  commitment: string;
  public: Record<string, string>;
}

/**
 * What a round game adds to the driver: one module a game. Calls may come again after a failure or from another
 * node, so each of them has to bear repetition. Times are ms.
 */
export interface RoundGame extends Pace {
  readonly name: string;
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

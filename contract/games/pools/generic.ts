import type { PoolRound } from './channel.ts';

/** What code for any game of pools says of its wire, as SDL knows no types with parameters. */

/** The live round of a game of pools with one table as a snapshot, with the game's own bets. */
export type PoolSnapshot<Bet> = PoolRound & { betList: Bet[]; myBets: Bet[] };

/** Which past rounds, and which of the player's own bets. */
export interface PageArguments {
  count?: number;
  before?: string;
}

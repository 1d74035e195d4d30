import type { PoolRound } from './channel.ts';

/** Generic wire types for code that serves any game of pools, as SDL has no generic types. */

/** The snapshot of a pool game's live round in a single-room game, with the game's own bet type. */
export type PoolSnapshot<Bet> = PoolRound & { betList: Bet[]; myBets: Bet[] };

/** Arguments of paged queries for past rounds and the player's own bets. */
export interface PageArguments {
  count?: number;
  before?: string;
}

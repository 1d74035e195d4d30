import type { PoolPast } from '../../../../contract/games/pools/channel.ts';
import type { RoundRef } from '../../engine/roundRef.ts';

/** An ended round in the words of the proof, whatever the game. */
export interface DrawnRound {
  ref: RoundRef;
  secret: string;
  /** The secret's hash, published before betting opened. */
  before: string;
  /** The first block's HMAC, where the house publishes it. */
  hmac: string | null;
  result: readonly number[];
}

/** A round of a game of pools whose result is public with its secret. */
export function drawnPool({ roundId, salt, hash }: PoolPast, result: readonly number[]): DrawnRound {
  return { ref: { table: '', roundId }, secret: salt, before: hash, hmac: null, result };
}

import type { Minor } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { Batches } from './batches.ts';
import { type PlacedColumns, placedOf } from './betColumns.ts';
import type { BetReply } from './bets.ts';

/** A stake on one pool of a round: a player may have many on a round, several of them on one pool. */
export interface PoolStake {
  /** The client's idempotency key, 1 to 100 characters. */
  key: string;
  userId: bigint;
  game: string;
  roundId: bigint;
  /** The game's own name of the pool, e.g. 'red'. */
  pool: string;
  currency: string;
  amount: Minor;
}

/** The most a player may have on a round; the house's reckoning, no part of the key's body. */
export interface PoolMost {
  /** Staked on one pool, all bets together. */
  staked: Minor;
  /** Bets on all pools. */
  bets: number;
}

/**
 * Stakes an amount on a pool of a round that takes bets (queued or open), from the account that placeBet takes it from.
 * Refusals: 700 balance, 701 no bonus money on this game, 702 amount not above zero, 704 no such round or wallet, 711 over `most` or over a limit of
 * the player's own, 712 the round has closed, 716 it is settled, 7030 the player takes a break, 3 the key was used
 * with another body.
 */
export async function placePoolBet(db: Database, bet: PoolStake, most: PoolMost): Promise<BetReply> {
  return placedOf({ ...bet, autoRate: null, effectiveRate: null }, await placing.call(db, { ...bet, most }));
}

const placing = new Batches<PoolStake & { most: PoolMost }, PlacedColumns>({
  name: 'place_pool_bet',
  one: 'SELECT * FROM ledger_place_pool_bet($3, $4, $1, $2, $5, $6, $7, $8, $9)',
  many: 'SELECT * FROM ledger_place_pool_bets($1, $2, $3, $4, $5, $6, $7, $8, $9)',
  columns: ({ key, userId, pool, currency, amount, most }) => [
    ...[key, userId, pool, currency, amount],
    ...[most.staked, most.bets],
  ],
});

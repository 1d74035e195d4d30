import type { Minor, Rate } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { endedBetOf, type KeyedColumns, replyOf, type WalletColumns } from './betColumns.ts';
import type { BetReply, EndedBet } from './bets.ts';
import { callLedger, KEYED_SEQUENCE, SETTLED_SEQUENCE } from './call.ts';

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
 * Stakes an amount on a pool of a round that takes bets (queued or open), wallet to escrow.
 * Refusals: 700 balance, 702 amount not above zero, 704 no such round or wallet, 711 over `most` or over a limit of
 * the player's own, 712 the round has closed, 716 it is settled, 7030 the player takes a break, 3 the key was used
 * with another body.
 */
export async function placePoolBet(db: Database, bet: PoolStake, most: PoolMost): Promise<BetReply> {
  const [row] = await callLedger<KeyedColumns>(
    db,
    'place_pool_bet',
    `SELECT (bet).*, balance AS wallet, replayed, ${KEYED_SEQUENCE}
      FROM ledger_place_pool_bet($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [bet.key, bet.userId, bet.game, bet.roundId, bet.pool, bet.currency, bet.amount, most.staked, most.bets],
  );
  if (!row) throw new Error('the ledger gave no reply');
  return replyOf(row);
}

/** What pools return, by name: the total return in 1/10000 of the stake. A pool that is not named has lost, as has 0. */
type PoolRates = Readonly<Record<string, Rate>>;

/** How a round of pools is settled. */
export interface PoolVerdict {
  game: string;
  roundId: bigint;
  rates: PoolRates;
  /** The result as players may see it, bigints as decimal text; `rates` is added to it. */
  outcome: object;
  /** Every open bet is given back, whatever the rates say. */
  interrupted: boolean;
  /** When the round ended on screen, ms; now when left out. */
  endsAt?: number;
}

/**
 * Settles a closed round of pools in one transaction, however many bets there are: those on a pool with a rate are
 * cashed at it, all others lost. Returns the bets it ended; a second call ends none.
 */
export async function settlePools(db: Database, round: PoolVerdict): Promise<EndedBet[]> {
  const { game, roundId, outcome, interrupted, endsAt = null } = round;
  const paid = Object.entries(round.rates).filter(([, rate]) => rate > 0n);
  const rows = await callLedger<WalletColumns>(
    db,
    'settle_pools',
    `SELECT (bet).*, balance AS wallet, ${SETTLED_SEQUENCE}
      FROM ledger_settle_pools($1, $2, $3, $4, $5, $6, $7)`,
    [game, roundId, paid.map(([pool]) => pool), paid.map(([, rate]) => rate), outcome, interrupted, endsAt],
  );
  return rows.map(endedBetOf);
}

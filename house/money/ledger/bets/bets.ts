import { and, desc, eq, sql } from 'drizzle-orm';
import type { Minor, Rate } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { callLedger } from '../call.ts';
import { ledgerOperations, secondBets } from '../tables.ts';
import { Batches } from './batches.ts';
import { type KeyedColumns, type PlacedColumns, placedOf, replyOf } from './betColumns.ts';
import { bets } from './roundTables.ts';

/** A bet as stored in the database; see house/money/ledger/bets/roundTables.ts for every field. */
export type BetRow = typeof bets.$inferSelect;

/** The ledger's reply to a request with a key; stored, and returned again for the same key. */
export interface BetReply {
  bet: BetRow;
  /** The player's balance afterwards: wallet and bonus account together. */
  balance: bigint;
  /** The bonus account's part of `balance`; with a known key, its current balance. */
  bonus: bigint;
  /** Sequence number of the wallet operation: of two balances, the one with the higher sequence is newer. */
  sequence: bigint;
  /** True if the key was known and nothing changed. */
  replayed: boolean;
}

/** A player's request with a key. The same key with the same body returns the first reply again. */
interface Keyed {
  /** The client's idempotency key, 1 to 100 characters. */
  key: string;
  userId: bigint;
  game: string;
  roundId: bigint;
  /** A second bet on the round, with its own bet slip. */
  second?: boolean;
}

/**
 * Moves a stake of `amount` to escrow, on a round that accepts bets (queued or open): from the wallet or, if the wallet balance
 * is too low, in full from the bonus account. `effectiveRate` is the rate of automatic payment; the house computes it, and it
 * is not part of the key's body. Refusals: 700 balance, 701 no bonus money on this game, 716 the round no longer accepts bets,
 * 746 an open bet exists on this round (and slip), 702 amount not above zero, 704 no such round or wallet, 3 the key was used
 * with another body.
 */
export async function placeBet(db: Database, bet: BetRequest): Promise<BetReply> {
  const row = bet.second ? await placeSecond(db, bet) : await placing.call(db, bet);
  return placedOf({ ...bet, pool: null, effectiveRate: row.effective_rate }, row);
}

interface BetRequest extends Keyed {
  currency: string;
  amount: bigint;
  autoRate: bigint | null;
  effectiveRate: bigint | null;
}

type BetColumns = PlacedColumns & { effective_rate: bigint | null };

/** Bets on one round are batched. */
function ofRound({ game, roundId }: { game: string; roundId: bigint }): [string, bigint] {
  return [game, roundId];
}

const placing = new Batches<BetRequest, BetColumns>({
  name: 'place_bet',
  one: 'SELECT * FROM ledger_place_one($3, $4, $1, $2, $5, $6, NULL, $7, $8, false, NULL, NULL)',
  many: 'SELECT * FROM ledger_place_all($1, $2, $3, $4, $5, $6, NULL, $7, $8, NULL, NULL)',
  together: ofRound,
  // One batch is written while the next one is computed.
  atOnce: 2,
  columns: (bet) => [bet.key, bet.userId, bet.currency, bet.amount, bet.autoRate, bet.effectiveRate],
});

/** Column for rows of bets: whether the bet is on the second slip. */
export const isSecondBet = sql<boolean>`exists (select from ${secondBets} where ${secondBets.betId} = ${bets.id})`;

/** Places a second bet individually, without batching: they are rare. */
async function placeSecond(db: Database, bet: BetRequest): Promise<BetColumns> {
  const { key, userId, game, roundId, currency, amount, autoRate, effectiveRate } = bet;
  const [row] = await callLedger<BetColumns>(
    db,
    'place_second_bet',
    'SELECT * FROM ledger_place_one($1, $2, $3, $4, $5, $6, NULL, $7, $8, true, NULL, NULL)',
    [key, userId, game, roundId, currency, amount, autoRate, effectiveRate],
  );
  if (!row) throw new Error('the ledger gave no reply');
  return row;
}

/**
 * Cashes out the player's open bet on a closed round at `rate`, or at an earlier due rate: the bet's effective rate, or a
 * stored cash-out. The payout is floor(amount * rate / 10000). The caller validates the rate. `request` is the client's request
 * text, for keys that can stand for more than one kind of end (a cash-out, or whatever the phase allows): pass the same text to
 * pay and return. Refusals: 704 no bet, 712 the bet has ended or the round is not in flight, 3 the key was used with another
 * body.
 */
export function payBet(db: Database, end: Keyed & { rate: bigint; request?: string }): Promise<BetReply> {
  return endOwnBet(db, end, end.rate, end.request ?? 'pay');
}

/** Takes back the player's open bet before the round closes. `request` and refusals as in payBet. */
export function returnBet(db: Database, end: Keyed & { request?: string }): Promise<BetReply> {
  return endOwnBet(db, end, null, end.request ?? 'return');
}

async function endOwnBet(db: Database, end: Keyed, rate: bigint | null, request: string): Promise<BetReply> {
  const [row] = await callLedger<KeyedColumns>(
    db,
    'end_own_bet',
    'SELECT (bet).*, balance, bonus, sequence, replayed FROM ledger_end_slip_bet($1, $2, $3, $4, $5, $6, $7)',
    [end.key, end.userId, end.game, end.roundId, rate, request, end.second ?? false],
  );
  if (!row) throw new Error('the ledger gave no reply');
  return replyOf(row);
}

/**
 * Stores a cash-out that came in time, before it is processed: whoever settles the round pays the bet at `rate` or less, even
 * if this house fails. Only the first cash-out of a bet is stored.
 * @param db connections that no other call waits for
 * @param at time of arrival, ms
 * @returns false if the player has no open bet on the round, or it is already being settled
 */
export async function storeCashOut(
  db: Database,
  out: Omit<Keyed, 'key'> & { rate: Rate; at: number },
): Promise<boolean> {
  const [row] = await callLedger<{ stored: boolean }>(
    db,
    'keep_cash_out',
    'SELECT ledger_keep_slip_cash_out($1, $2, $3, $4, $5, $6) AS stored',
    [out.userId, out.game, out.roundId, out.rate, Math.floor(out.at), out.second ?? false],
  );
  return row?.stored ?? false;
}

/**
 * The round of the bet that was placed or ended with a player's key; null if the key is new. A known key gets its first reply
 * again, whatever the current phase.
 */
export async function roundOfKey(
  db: Database,
  { userId, key }: { userId: bigint; key: string },
): Promise<bigint | null> {
  const [known] = await db.orm
    .select({ roundId: bets.roundId })
    .from(ledgerOperations)
    .innerJoin(bets, eq(bets.id, ledgerOperations.betId))
    .where(and(eq(ledgerOperations.scope, `user:${userId}`), eq(ledgerOperations.key, key)))
    // If a key was reused much later, the newest request owns it.
    .orderBy(desc(ledgerOperations.id))
    .limit(1);
  return known?.roundId ?? null;
}

/** A stake on one pool of a round. A player may have several per round, also on the same pool. */
interface PoolStake {
  /** The client's idempotency key, 1 to 100 characters. */
  key: string;
  userId: bigint;
  game: string;
  roundId: bigint;
  /** The game's name of the pool, e.g. 'red'. */
  pool: string;
  currency: string;
  amount: Minor;
}

/** Limits of a player's bets on a round; computed by the house, not part of the key's body. */
interface PoolMost {
  /** Maximum total stake on one pool. */
  staked: Minor;
  /** Maximum number of bets on all pools. */
  bets: number;
}

/**
 * Stakes an amount on a pool of a round that accepts bets (queued or open), from the same account as placeBet. Refusals: 700
 * balance, 701 no bonus money on this game, 702 amount not above zero, 704 no such round or wallet, 711 over `most` or over one
 * of the player's own limits, 712 the round has closed, 716 it is settled, 7030 the player is in a time-out or self-exclusion,
 * 3 the key was used with another body.
 */
export async function placePoolBet(db: Database, bet: PoolStake, most: PoolMost): Promise<BetReply> {
  return placedOf(
    { ...bet, autoRate: null, effectiveRate: null },
    await placingOnPools.call(db, { ...bet, most }),
  );
}

const placingOnPools = new Batches<PoolStake & { most: PoolMost }, PlacedColumns>({
  name: 'place_pool_bet',
  one: 'SELECT * FROM ledger_place_one($3, $4, $1, $2, $5, $6, $7, NULL, NULL, false, $8, $9)',
  many: 'SELECT * FROM ledger_place_all($1, $2, $3, $4, $5, $6, $7, NULL, NULL, $8, $9)',
  together: ofRound,
  // One batch is written while the next one is computed.
  atOnce: 2,
  columns: ({ key, userId, currency, amount, pool, most }) => [
    ...[key, userId, currency, amount, pool],
    ...[most.staked, most.bets],
  ],
});

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { Batches } from './batches.ts';
import { type KeyedColumns, type PlacedColumns, placedOf, replyOf } from './betColumns.ts';
import { callLedger } from './call.ts';
import { bets } from './roundTables.ts';
import { ledgerOperations, secondBets } from './tables.ts';

/** A bet as the database has it; see house/money/ledger/roundTables.ts for every field. */
export type BetRow = typeof bets.$inferSelect;

/** What the ledger answers to a request with a key; stored, and given again for the same key. */
export interface BetReply {
  bet: BetRow;
  /** What the player has after it: the wallet and the bonus account together. */
  balance: bigint;
  /** What of it is in the bonus account; with a known key, what is there now. */
  bonus: bigint;
  /** Which of the wallet's operations it was: of two balances the one with the higher sequence is newer. */
  sequence: bigint;
  /** True when the key was known and nothing moved. */
  replayed: boolean;
}

/** What a player asks for with a key. The same key with the same body gets the first answer again. */
interface Keyed {
  /** The client's idempotency key, 1 to 100 characters. */
  key: string;
  userId: bigint;
  game: string;
  roundId: bigint;
  /** The bet beside the player's first one on the round, on a slip of its own. */
  second?: boolean;
}

/**
 * Stakes `amount` on a round that takes bets (queued or open): from the wallet, or where that holds less whole from the
 * bonus account, to escrow.
 * `effectiveRate` is when the bet is paid by itself; it is the house's reckoning, no part of the key's body.
 * Refusals: 700 balance, 701 no bonus money on this game, 716 the round takes no more bets, 746 an open bet stands on that round (and slip), 702 amount
 * not above zero, 704 no such round or wallet, 3 the key was used with another body.
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

/** Bets on one round are placed together. */
function ofRound({ game, roundId }: { game: string; roundId: bigint }): [string, bigint] {
  return [game, roundId];
}

const placing = new Batches<BetRequest, BetColumns>({
  name: 'place_bet',
  one: 'SELECT * FROM ledger_place_one($3, $4, $1, $2, $5, $6, NULL, $7, $8, false, NULL, NULL)',
  many: 'SELECT * FROM ledger_place_all($1, $2, $3, $4, $5, $6, NULL, $7, $8, NULL, NULL)',
  together: ofRound,
  // One is written while the next is worked out.
  atOnce: 2,
  columns: (bet) => [bet.key, bet.userId, bet.currency, bet.amount, bet.autoRate, bet.effectiveRate],
});

/** Of a row of bets: whether it is on the second slip. */
export const isSecondBet = sql<boolean>`exists (select from ${secondBets} where ${secondBets.betId} = ${bets.id})`;

/** Second bets are few: each is asked for by itself. */
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
 * Cashes the player's open bet on a closed round at `rate`, or at what was due before it: the bet's effective rate, or a
 * cash-out that was kept. The payout is floor(amount * rate / 10000).
 * The caller has judged the rate. `request` is what the client asked, when one key may stand for more than
 * one kind of end (cash out, or whatever the phase allows): give pay and return the same text then.
 * Refusals: 704 no bet, 712 the bet has ended or the round is not flying, 3 the key had another body.
 */
export function payBet(db: Database, end: Keyed & { rate: bigint; request?: string }): Promise<BetReply> {
  return endOwnBet(db, end, end.rate, end.request ?? 'pay');
}

/** Takes the player's open bet back before the round closes. `request` and refusals as with payBet. */
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
 * Keeps a cash-out that came in time, before anything else is done about it: whoever settles the round pays the bet at
 * `rate` or less, whatever becomes of this house. The first one of a bet stands.
 * @param db connections that nothing else waits for
 * @param at when it came, ms
 * @returns false when the player has no open bet on the round, or it is being settled already
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
 * The round of the bet that a player's key moved money for, null when the key is new. A known key is due its first
 * answer again whatever the clock says now.
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
    // A key that was used again long after it is the newer request's.
    .orderBy(desc(ledgerOperations.id))
    .limit(1);
  return known?.roundId ?? null;
}

/** A stake on one pool of a round: a player may have many on a round, several of them on one pool. */
interface PoolStake {
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
interface PoolMost {
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
  // One is written while the next is worked out.
  atOnce: 2,
  columns: ({ key, userId, currency, amount, pool, most }) => [
    ...[key, userId, currency, amount, pool],
    ...[most.staked, most.bets],
  ],
});

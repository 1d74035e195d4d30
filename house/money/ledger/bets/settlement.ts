import type { Covers } from '../../../../contract/games/pools/covers.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { callLedger } from '../call.ts';
import { endedBetOf, type WalletColumns } from './betColumns.ts';
import type { BetReply, BetRow } from './bets.ts';

/**
 * Maximum number of bets that a transaction ends, except that one player's bets stay together: its locks are held for some 20
 * ms, during which those players' other bets wait.
 */
const AT_ONCE = 500;
/** Number of parts of a large round's players that are settled in parallel, each on its own connection. */
const PARTS = 2;
/** No bets are opposite. */
const NO_COVERS: Covers = { masks: {}, results: 0 };
/** An id higher than that of any player. */
const NOBODY = 9_223_372_036_854_775_807n;

/** A bet that has ended, with the wallet after the whole transaction (see BetReply). */
export type EndedBet = BetRow & Pick<BetReply, 'balance' | 'bonus' | 'sequence'>;

/** Called with the bets that one transaction ended: for each player, all bets on the round that were open. */
type EndedListener = (ended: EndedBet[]) => Promise<void> | void;

/**
 * Pays every open bet of a closed round whose effective rate is at most `rate`, each at its own rate, or at that of an earlier
 * cash-out. Does nothing on a round in another state; may be repeated.
 */
export function payDue(
  db: Database,
  { game, roundId, rate }: { game: string; roundId: bigint; rate: Rate },
  onEnded: EndedListener,
): Promise<void> {
  const call: Call = {
    name: 'pay_due',
    text: 'ledger_pay_due($1, $2, $3, $4, $5)',
    values: [game, roundId, rate],
  };
  return inTurns(db, call, onEnded);
}

/** Data stored with a settled round. */
interface Settlement {
  game: string;
  roundId: bigint;
  interrupted: boolean;
  /** When the round ended on screen, ms; now if omitted. */
  endsAt?: number;
}

/**
 * Settles a closed round that one rate decides (crash), in transactions of some hundred bets: open bets with an effective rate
 * or a cash-out up to `target` are paid at it; the others are lost, or returned if the round was voided. The last transaction
 * changes the round's state. May be repeated, also by another house: it resumes where the last transaction ended.
 */
export function settleRound(
  db: Database,
  round: Settlement & {
    target: Rate;
    /** The result as players may see it, bigints as decimal text; { target } if omitted. */
    outcome?: object;
  },
  onEnded: EndedListener,
): Promise<void> {
  const { game, roundId, target, interrupted, endsAt = null } = round;
  const outcome = round.outcome ?? { target: target.toString() };
  const values = [game, roundId, target, outcome, interrupted, endsAt];
  const text = 'ledger_settle_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';
  return inParts(db, { name: 'settle_round', text, values }, onEnded);
}

/** How a round of pools is settled. */
export interface PoolSettlement extends Settlement {
  /** The total return of pools by name, in 1/10000 of the stake. A pool that is missing or has 0 has lost. */
  rates: Readonly<Record<string, Rate>>;
  /**
   * Which results each pool wins on: a player's bets that together cover more than half count for no wagering requirement. None
   * if omitted.
   */
  covers?: Covers;
  /** The result as players may see it, bigints as decimal text; `rates` is added to it. */
  outcome: object;
}

/** Settles a closed round of pools like settleRound: bets on a pool with a rate are cashed at it, all others lost. */
export function settlePools(db: Database, round: PoolSettlement, onEnded: EndedListener): Promise<void> {
  const { game, roundId, covers = NO_COVERS, outcome, interrupted, endsAt = null } = round;
  const paid = Object.entries(round.rates).filter(([, rate]) => rate > 0n);
  const pools = paid.map(([pool]) => pool);
  const rates = paid.map(([, rate]) => rate);
  const values = [game, roundId, pools, rates, covers.masks, covers.results, outcome, interrupted, endsAt];
  const text = 'ledger_settle_pools($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';
  return inParts(db, { name: 'settle_pools', text, values }, onEnded);
}

/**
 * A function that ends bets player by player: its last two arguments are the player after whom to start, and the maximum number
 * of bets.
 */
interface Call {
  name: string;
  text: string;
  values: unknown[];
}

/** Settles the round in one transaction if possible, else the rest in parts, and finally changes the round's state. */
async function inParts(db: Database, call: Call, onEnded: EndedListener): Promise<void> {
  const part = (index: number, of: number): Call => ({ ...call, values: [...call.values, index, of] });
  const after = await turn(db, part(0, 1), 0n, onEnded);
  if (after === null) return;
  const parts = Array.from({ length: PARTS }, (_, index) => inTurns(db, part(index, PARTS), onEnded, after));
  const failed = (await Promise.allSettled(parts)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await turn(db, part(0, 1), NOBODY, onEnded);
}

async function inTurns(db: Database, call: Call, onEnded: EndedListener, from = 0n): Promise<void> {
  for (let after: bigint | null = from; after !== null; ) after = await turn(db, call, after, onEnded);
}

/** One transaction. Returns the last player whose bets it ended; null if there are no more. */
async function turn(
  db: Database,
  { name, text, values }: Call,
  after: bigint,
  onEnded: EndedListener,
): Promise<bigint | null> {
  const select = `SELECT (bet).*, balance, bonus, sequence FROM ${text}`;
  const rows = await callLedger<WalletColumns>(db, name, select, [...values, after, AT_ONCE]);
  const ended = rows.map(endedBetOf);
  if (ended.length > 0) await onEnded(ended);
  return ended.length < AT_ONCE ? null : (ended.at(-1)?.userId ?? null);
}

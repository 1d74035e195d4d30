import type { Covers } from '../../../contract/games/pools/covers.ts';
import type { Rate } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { endedBetOf, type WalletColumns } from './betColumns.ts';
import type { BetReply, BetRow } from './bets.ts';
import { callLedger } from './call.ts';

/**
 * Bets that a transaction ends at most, give or take one player's own: its locks are held for some 20 ms, in which those
 * players' bets on other tables wait.
 */
const AT_ONCE = 500;
/** Parts of a large round's players that are settled side by side, each on a connection of its own. */
const PARTS = 2;
/** No bets are opposite. */
const NO_COVERS: Covers = { masks: {}, results: 0 };
/** After every player. */
const NOBODY = 9_223_372_036_854_775_807n;

/** A bet that has ended, with its wallet after the whole transaction (see BetReply). */
export type EndedBet = BetRow & Pick<BetReply, 'balance' | 'bonus' | 'sequence'>;

/** Hears of the bets that one transaction ended: all of a player's on the round that it found open, by player. */
type EndedListener = (ended: EndedBet[]) => Promise<void> | void;

/**
 * Pays every open bet of a closed round whose effective rate is at most `rate`, each at its own rate, or at that of a
 * cash-out that came earlier. Does nothing on a round in another state; may be repeated.
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

/** What is stored with a settled round. */
interface Settlement {
  game: string;
  roundId: bigint;
  interrupted: boolean;
  /** When the round ended on screen, ms; now when left out. */
  endsAt?: number;
}

/**
 * Settles a closed round that one rate decides (crash), some hundred bets a transaction: open bets with an effective
 * rate or a cash-out up to `target` are paid at it, the others are lost, or returned when the round was interrupted. The
 * last transaction moves the round's state. May be repeated, by another house too: it goes on where the last one ended.
 */
export function settleRound(
  db: Database,
  round: Settlement & {
    target: Rate;
    /** The result as players may see it, bigints as decimal text; { target } when left out. */
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
  /** What pools return, by name: the total return in 1/10000 of the stake. A pool that is not named has lost, as has 0. */
  rates: Readonly<Record<string, Rate>>;
  /** Which results each pool wins on: a player's bets that cover more than half together count for no wagering requirement. None when left out. */
  covers?: Covers;
  /** The result as players may see it, bigints as decimal text; `rates` is added to it. */
  outcome: object;
}

/** Settles a closed round of pools as settleRound does: bets on a pool with a rate are cashed at it, all others lost. */
export function settlePools(db: Database, round: PoolSettlement, onEnded: EndedListener): Promise<void> {
  const { game, roundId, covers = NO_COVERS, outcome, interrupted, endsAt = null } = round;
  const paid = Object.entries(round.rates).filter(([, rate]) => rate > 0n);
  const pools = paid.map(([pool]) => pool);
  const rates = paid.map(([, rate]) => rate);
  const values = [game, roundId, pools, rates, covers.masks, covers.results, outcome, interrupted, endsAt];
  const text = 'ledger_settle_pools($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';
  return inParts(db, { name: 'settle_pools', text, values }, onEnded);
}

/** A function that ends bets player by player: its last two values say after which player, and how many bets at most. */
interface Call {
  name: string;
  text: string;
  values: unknown[];
}

/** Settles what one transaction can by itself; else the rest in parts, and at last moves the round's state. */
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

/** One transaction. Returns the last player of whom it ended a bet, null when there are no more. */
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

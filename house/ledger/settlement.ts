import type { Rate } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { endedBetOf, type WalletColumns } from './betColumns.ts';
import type { BetReply, BetRow } from './bets.ts';
import { callLedger } from './call.ts';

/**
 * Bets that a transaction ends at most, give or take one player's own: its locks are held for some 20 ms, in which those
 * players' bets on other tables wait.
 */
const AT_ONCE = 500;

/** A bet that has ended, with its wallet after the whole transaction (see BetReply). */
export type EndedBet = BetRow & Pick<BetReply, 'balance' | 'sequence'>;

/** Hears of the bets that one transaction ended: all of a player's on the round that it found open, by player. */
type Heard = (ended: EndedBet[]) => Promise<void> | void;

/**
 * Pays every open bet of a closed round whose effective rate is at most `rate`, each at its own rate, or at that of a
 * cash-out that came earlier. Does nothing on a round in another state; may be repeated.
 */
export function payDue(
  db: Database,
  { game, roundId, rate }: { game: string; roundId: bigint; rate: Rate },
  heard: Heard,
): Promise<void> {
  return inTurns(db, 'pay_due', 'ledger_pay_due($1, $2, $3, $4, $5)', [game, roundId, rate], heard);
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
  heard: Heard,
): Promise<void> {
  const { game, roundId, target, interrupted, endsAt = null } = round;
  const outcome = round.outcome ?? { target: target.toString() };
  const values = [game, roundId, target, outcome, interrupted, endsAt];
  return inTurns(db, 'settle_round', 'ledger_settle_round($1, $2, $3, $4, $5, $6, $7, $8)', values, heard);
}

/** How a round of pools is settled. */
export interface PoolSettlement extends Settlement {
  /** What pools return, by name: the total return in 1/10000 of the stake. A pool that is not named has lost, as has 0. */
  rates: Readonly<Record<string, Rate>>;
  /** The result as players may see it, bigints as decimal text; `rates` is added to it. */
  outcome: object;
}

/** Settles a closed round of pools as settleRound does: bets on a pool with a rate are cashed at it, all others lost. */
export function settlePools(db: Database, round: PoolSettlement, heard: Heard): Promise<void> {
  const { game, roundId, outcome, interrupted, endsAt = null } = round;
  const paid = Object.entries(round.rates).filter(([, rate]) => rate > 0n);
  const pools = paid.map(([pool]) => pool);
  const rates = paid.map(([, rate]) => rate);
  const values = [game, roundId, pools, rates, outcome, interrupted, endsAt];
  return inTurns(
    db,
    'settle_pools',
    'ledger_settle_pools($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values,
    heard,
  );
}

/** Calls a function that ends bets player by player until it has nothing left; its last two values say where and how many. */
async function inTurns(
  db: Database,
  name: string,
  call: string,
  values: unknown[],
  heard: Heard,
): Promise<void> {
  const text = `SELECT (bet).*, balance AS wallet, sequence FROM ${call}`;
  for (let after = 0n; ; ) {
    const rows = await callLedger<WalletColumns>(db, name, text, [...values, after, AT_ONCE]);
    const ended = rows.map(endedBetOf);
    const last = ended.at(-1);
    if (!last) return;
    await heard(ended);
    if (ended.length < AT_ONCE) return;
    after = last.userId;
  }
}

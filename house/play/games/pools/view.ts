import type { PublicSource, PublicValue, VoidCause } from '../../../../contract/games/fairness/channel.ts';
import { type Minor, payout } from '../../../../contract/money.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import type { Round } from '../../rounds/game.ts';
import { decided } from '../../rounds/secrets.ts';
import { awaitsValue } from '../../rounds/step.ts';
import type { PlayerCard } from '../playerCards.ts';
import type { PoolRules } from './rules.ts';

/** Public views of rounds and bets, as JSON values, before a game converts them to its wire types. */

/** An opened round. Times are ms. */
export interface RoundView<Result> {
  roundId: string;
  commitment: string;
  opensAt: number;
  /** End of betting. */
  closesAt: number;
  /** Time of the result. */
  endsAt: number;
  /** Start of the next round. */
  until: number;
  /** The round was voided and every bet is returned, because the house was away when betting closed. */
  interrupted: boolean;
  /** Name and due time of the public value that the result mixes in; null if there is none. */
  value: Omit<PublicValue, 'value'> | null;
  /** Null until the result is known. */
  drawn: Drawn<Result> | null;
}

/** The result of a round with its secret and public value. */
interface Drawn<Result> {
  secret: string;
  value: string | null;
  result: Result;
}

/** A round whose result is known. */
export type DrawnRound<Result> = RoundView<Result> & { drawn: Drawn<Result> };

/** A past round, with the cause if it was voided; null if it was not. */
export type PastRound<Result> = DrawnRound<Result> & { voidCause: VoidCause | null };

/** A bet on a pool. Amounts are decimal text. */
export interface BetView {
  roundId: string;
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  at: number;
  currency: string;
  pool: string;
  amount: string;
  /** The payout; null until the result is known. */
  back: string | null;
}

/**
 * The view of a round at `now`. The result is included once its time has come and no bet can be placed any more: a round that
 * should have closed but was not (no leader) keeps its secret.
 */
export function roundView<Result>(rules: PoolRules<Result>, round: Round, now: number): RoundView<Result> {
  if (round.opensAt === null || round.startsAt === null) throw new Error(`round ${round.id} was not opened`);
  const endsAt = round.endsAt ?? round.startsAt + rules.timing.play;
  const isOut =
    round.state === 'settled' || (round.state === 'closed' && now >= endsAt && !awaitsValue(round));
  return {
    roundId: round.id.toString(),
    commitment: round.commitment,
    opensAt: round.opensAt,
    closesAt: round.startsAt,
    endsAt,
    until: endsAt + rules.timing.reveal,
    interrupted: round.interrupted,
    value: nameOf(round),
    drawn: isOut ? drawnOf(rules, round) : null,
  };
}

function nameOf({ valueSource, valueNumber, valueAt: at }: Round): RoundView<unknown>['value'] {
  if (valueSource === null || valueNumber === null || at === null) return null;
  return { source: valueSource as PublicSource, number: valueNumber.toString(), at };
}

/** The result of a round on which betting is closed; for a voided round, the result it would have had. */
export function drawnOf<Result>(rules: PoolRules<Result>, round: Round): Drawn<Result> {
  const { id, secret, publicValue: value } = decided(round);
  return { secret, value, result: rules.resultOf(id, secret, value) };
}

/** The view of a round whose result is known. @throws if it is not */
export function drawnView<Result>(rules: PoolRules<Result>, round: Round, now: number): DrawnRound<Result> {
  const view = roundView(rules, round, now);
  if (!view.drawn) throw new Error(`the result of round ${round.id} is not out`);
  return { ...view, drawn: view.drawn };
}

/** The public view of a bet on `round`. */
export function betView<Result>(
  rules: PoolRules<Result>,
  bet: BetRow,
  { name, avatar, bot }: PlayerCard,
  round: Pick<RoundView<Result>, 'drawn' | 'interrupted'> | null,
): BetView {
  const pool = poolOf(bet);
  return {
    roundId: bet.roundId.toString(),
    betId: bet.id.toString(),
    userId: bet.userId.toString(),
    ...{ name, avatar, bot },
    at: bet.placedAt,
    currency: bet.currency,
    pool,
    amount: bet.amount.toString(),
    back: round?.drawn
      ? backOf(bet, round.interrupted ? null : rules.rateOf(pool, round.drawn.result))
      : null,
  };
}

/** A placed bet with its payout, once the round's result is known. */
export function ended<Result>(
  rules: PoolRules<Result>,
  bet: BetView,
  { drawn, interrupted }: Pick<RoundView<Result>, 'drawn' | 'interrupted'>,
): BetView {
  if (!drawn) return bet;
  const rate = rules.rateOf(bet.pool, drawn.result);
  return { ...bet, back: interrupted ? bet.amount : payout(BigInt(bet.amount), rate).toString() };
}

/**
 * The payout of a bet on a round whose result is known: the settled one, or the expected one. @param rate null for a voided
 * round
 */
function backOf({ status, payout: paid, amount }: BetRow, rate: bigint | null): string {
  const back: Minor = {
    placed: () => (rate === null ? amount : payout(amount, rate)),
    cashed: () => paid,
    lost: () => 0n,
    returned: () => amount,
  }[status]();
  return back.toString();
}

/** The pool that a bet is on. */
export function poolOf(bet: Pick<BetRow, 'id' | 'pool'>): string {
  if (bet.pool === null) throw new Error(`bet ${bet.id} is on no pool`);
  return bet.pool;
}

import type { PublicSource, PublicValue, VoidCause } from '../../../../contract/games/fairness/channel.ts';
import { type Minor, payout } from '../../../../contract/money.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import type { Round } from '../../rounds/game.ts';
import { decided } from '../../rounds/secrets.ts';
import { awaitsValue } from '../../rounds/step.ts';
import type { PlayerCard } from '../playerCards.ts';
import type { PoolRules } from './rules.ts';

/** Rounds and bets as everybody may see them, before a game puts them into its own words. JSON can say all of it. */

/** A round that has been opened. Times are ms. */
export interface RoundView<Result> {
  roundId: string;
  commitment: string;
  opensAt: number;
  /** Up to here bets are taken. */
  closesAt: number;
  /** The result is out. */
  endsAt: number;
  /** The next round begins. */
  until: number;
  /** The house was away as betting closed, and every bet is given back. */
  interrupted: boolean;
  /** The public value that the result mixes in, by name, and when it is due; null where there is none. */
  value: Omit<PublicValue, 'value'> | null;
  /** Null until the result is out. */
  drawn: Drawn<Result> | null;
}

/** What a round's secret came to, with its public value. */
interface Drawn<Result> {
  secret: string;
  value: string | null;
  result: Result;
}

/** A round whose result is out. */
export type DrawnRound<Result> = RoundView<Result> & { drawn: Drawn<Result> };

/** A round of the past, with why it is void; null when it is not. */
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
  /** What comes back to the player; null until the result is out. */
  back: string | null;
}

/**
 * A round at `now`. The result is told once its moment has come and no bet can be placed any more: a round that should
 * have closed but was not (nobody led) keeps its secret.
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

/** What a round on which betting is closed came to, or would have when it is void. */
export function drawnOf<Result>(rules: PoolRules<Result>, round: Round): Drawn<Result> {
  const { id, secret, publicValue: value } = decided(round);
  return { secret, value, result: rules.resultOf(id, secret, value) };
}

/** The view of a round whose result is out. @throws when it is not */
export function drawnView<Result>(rules: PoolRules<Result>, round: Round, now: number): DrawnRound<Result> {
  const view = roundView(rules, round, now);
  if (!view.drawn) throw new Error(`the result of round ${round.id} is not out`);
  return { ...view, drawn: view.drawn };
}

/** A bet on `round` as everybody may see it. */
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

/** A bet as it was placed, with what it brings back once the round's result is out. */
export function ended<Result>(
  rules: PoolRules<Result>,
  bet: BetView,
  { drawn, interrupted }: Pick<RoundView<Result>, 'drawn' | 'interrupted'>,
): BetView {
  if (!drawn) return bet;
  const rate = rules.rateOf(bet.pool, drawn.result);
  return { ...bet, back: interrupted ? bet.amount : payout(BigInt(bet.amount), rate).toString() };
}

/** What a bet on a round whose result is out brings back: by what was settled, or will be. @param rate null when interrupted */
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

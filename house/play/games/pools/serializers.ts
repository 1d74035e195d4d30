import type { PublicValue } from '../../../../contract/games/fairness/channel.ts';
import type {
  Bettor,
  PoolEnd,
  PoolPast,
  PoolStart,
  RoundTimes,
  StakeRange as StakeRangeText,
} from '../../../../contract/games/pools/channel.ts';
import type { PoolSnapshot } from '../../../../contract/games/pools/generic.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import type { TableView } from './snapshot.ts';
import type { BetView, DrawnRound, PastRound, RoundView } from './view.ts';

/** Serializes views into the wire types shared by games of pools (contract/games/pools/channel.ts). */

export function timesOf({ opensAt, closesAt, until }: RoundView<unknown>): RoundTimes {
  return { startTime: opensAt, closeTime: closesAt, endTime: until };
}

/** A round that takes bets. */
export function startOf(round: RoundView<unknown>, now: number): PoolStart {
  return {
    roundId: round.roundId,
    nextRoundId: (BigInt(round.roundId) + 1n).toString(),
    hash: round.commitment,
    publicValue: publicValueOf(round),
    ...timesOf(round),
    serverTime: now,
  };
}

/** The public value of a round: its name from the start, the value once the result is known. */
export function publicValueOf({ value, drawn }: RoundView<unknown>): PublicValue | null {
  return value && { ...value, value: drawn?.value ?? null };
}

/** A round whose result is known. */
export function endOf(round: DrawnRound<unknown>, now: number): PoolEnd {
  return { ...startOf(round, now), salt: round.drawn.secret, interrupted: round.interrupted };
}

/** An ended round. */
export function pastOf(round: PastRound<unknown>): PoolPast {
  return {
    roundId: round.roundId,
    hash: round.commitment,
    salt: round.drawn.secret,
    publicValue: publicValueOf(round),
    voidCause: round.voidCause,
    interrupted: round.interrupted,
    ...timesOf(round),
  };
}

/** The live round. */
export function snapshotOf<Bet>(
  { round, now, ...table }: TableView<unknown>,
  betOf: (bet: BetView) => Bet,
): PoolSnapshot<Bet> {
  return {
    ...startOf(round, now),
    salt: round.drawn?.secret ?? null,
    interrupted: round.interrupted,
    betList: table.bets.map(betOf),
    betCount: table.betCount,
    betTotal: table.betTotal,
    poolAmount: table.staked,
    myPoolAmount: table.myStaked,
    myBets: table.myBets.map(betOf),
  };
}

/** The player and time of a bet. */
export function bettorOf({ avatar, bot, at, currency, amount }: BetView): Bettor {
  return { avatar, bot, at, currency, amount };
}

export function rangeText({ min, max }: StakeRange): StakeRangeText {
  return { min: min.toString(), max: max.toString() };
}

/** The total stake and the total payout of some bets. */
export function totalsOf(bets: readonly BetView[]): { amount: string; back: string } {
  const sum = (of: (bet: BetView) => string | null) =>
    bets.reduce((total, bet) => total + BigInt(of(bet) ?? 0), 0n).toString();
  return { amount: sum(({ amount }) => amount), back: sum(({ back }) => back) };
}

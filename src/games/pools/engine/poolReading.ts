import type { BetTotals } from '../../../../contract/games/live/channel.ts';
import type {
  Bettor,
  PoolEnd as EndMessage,
  PoolPast as PastMessage,
  PoolStart,
  RoundTimes,
  StakeRange,
} from '../../../../contract/games/pools/channel.ts';
import type { PoolSnapshot } from '../../../../contract/games/pools/generic.ts';
import type {
  PoolBet,
  PoolEnd,
  PoolEvent,
  PoolLimits,
  PoolOpening,
  PoolPast,
  PoolSnapshotRead,
  PoolTotals,
} from './poolState.ts';

/** Reads the wire fields that all pool games share into the engine's types. */

export function openingOf({
  roundId,
  hash,
  startTime,
  closeTime,
  endTime,
}: RoundTimes & Pick<PoolStart, 'roundId' | 'hash'>): PoolOpening {
  return { roundId, hash, startTime, closeTime, endTime };
}

/** A bet; the names of the player and pool fields differ between games. */
export function betOf(
  bet: Bettor & { roundId: string; betId: string; name: string },
  userId: string,
  pool: number,
): PoolBet {
  const { roundId, betId, name, avatar, bot, at } = bet;
  return { roundId, betId, userId, name, avatar, bot, pool, amount: BigInt(bet.amount), at };
}

export function startEvent<R>(start: PoolStart): PoolEvent<R> {
  return { type: 'start', opening: openingOf(start) };
}

export function endEvent<R>(end: EndMessage, result: R): PoolEvent<R> {
  return { type: 'end', opening: openingOf(end), end: endOf(end, result) };
}

/** A live round; the game supplies the reading of its own parts. */
export function snapshotOf<Bet, R>(
  snapshot: PoolSnapshot<Bet>,
  read: { bet: (bet: Bet) => PoolBet; result: R | null; history: PoolPast<R>[]; limits: PoolLimits },
): PoolSnapshotRead<R> {
  const { salt, interrupted: voided } = snapshot;
  return {
    ...openingOf(snapshot),
    bets: snapshot.betList.map(read.bet),
    mine: snapshot.myBets.map(read.bet),
    betCount: snapshot.betCount,
    totals: snapshot.poolAmount.map(BigInt),
    serverTime: snapshot.serverTime,
    end: read.result === null || salt === null ? null : endOf({ salt, interrupted: voided }, read.result),
    history: read.history,
    limits: read.limits,
  };
}

export function totalsOf({ roundId, betCount, poolAmount, serverTime }: BetTotals): PoolTotals {
  return { roundId, betCount, totals: poolAmount.map(BigInt), serverTime };
}

export function limitsOf({ min, max }: StakeRange): PoolLimits {
  return { min: BigInt(min), max: BigInt(max) };
}

/** A past round with its bets, for the replay log. */
export interface PoolRecord<R> {
  opening: PoolOpening;
  end: PoolEnd<R>;
  bets: readonly PoolBet[];
}

export function recordOf<Bet, R>(
  past: PastMessage & { bets: readonly Bet[] },
  bet: (bet: Bet) => PoolBet,
  result: R,
): PoolRecord<R> {
  return { opening: openingOf(past), end: endOf(past, result), bets: past.bets.map(bet) };
}

function endOf<R>(
  { salt, interrupted: voided }: Pick<EndMessage, 'salt' | 'interrupted'>,
  result: R,
): PoolEnd<R> {
  return { result, secret: salt, voided };
}

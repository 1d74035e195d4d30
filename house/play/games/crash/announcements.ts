import type { CrashEnd, CrashStart } from '../../../../contract/games/crash/channel.ts';
import type { DecidedRound, Round } from '../../rounds/game.ts';
import { flightOf, saltOf } from './chain.ts';
import type { BetTable } from './liveBets.ts';

/** Public events of a round in their wire form (contract/games/crash/channel.ts). */

/** An open round takes bets. */
export function crashStartOf(round: Round, bets: BetTable, now: number): CrashStart {
  return {
    roundId: round.id.toString(),
    nextRoundId: (round.id + 1n).toString(),
    startTime: liftOffOf(round),
    serverTime: now,
    seedPubHash: saltOf(round),
    seedHashHash: round.commitment,
    betList: bets.betList,
    betCount: bets.betCount,
    betTotal: bets.betTotal,
  };
}

/** The break-up, with the secret revealed. Only for closed rounds whose flight has ended. */
export function crashEndOf(round: DecidedRound, now: number): CrashEnd {
  return {
    roundId: round.id.toString(),
    target: flightOf(round).target.toString(),
    hash: round.secret,
    startTime: liftOffOf(round),
    endTime: endOf(round, now),
    serverTime: now,
    interrupted: round.interrupted,
  };
}

/** Time of the break-up; for a flight voided before it, the time of that decision. */
export function endOf(round: DecidedRound, now: number): number {
  if (round.state === 'settled' && round.endsAt !== null) return round.endsAt;
  const planned = liftOffOf(round) + flightOf(round).ms;
  return round.interrupted ? Math.min(planned, now) : planned;
}

function liftOffOf(round: Round): number {
  if (round.startsAt === null) throw new Error(`round ${round.id} was not opened`);
  return round.startsAt;
}

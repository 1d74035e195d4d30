import type {
  DingdongBet,
  DingdongEnd,
  DingdongMyBet,
  DingdongPastRound,
  DingdongRound,
  DingdongRun,
} from '../../../../contract/games/dingdong/channel.ts';
import {
  DINGDONG_POOLS,
  DINGDONG_TIMING,
  type DingdongPool,
  type DingdongStakes,
  dingdongResult,
  symbolOf,
} from '../../../../contract/games/dingdong/rules.ts';
import type { MyBetView } from '../pools/history.ts';
import { bettorOf, endOf, pastOf, rangeText, snapshotOf } from '../pools/serializers.ts';
import type { TableView } from '../pools/snapshot.ts';
import type { BetView, DrawnRound, PastRound } from '../pools/view.ts';

/** Serializes views into the wire types of contract/games/dingdong/channel.ts. */

export function dingdongBet(bet: BetView): DingdongBet {
  return {
    roundId: bet.roundId,
    betId: bet.betId,
    uuid: bet.userId,
    name: bet.name,
    select: bet.pool as DingdongPool,
    win: bet.back,
    ...bettorOf(bet),
  };
}

export function dingdongSnapshot(view: TableView<number[]>, { ranges }: DingdongStakes): DingdongRound {
  const { drawn } = view.round;
  return {
    ...snapshotOf(view, dingdongBet),
    step: stepOf(view),
    rand: drawn?.result ?? null,
    result: drawn ? dingdongResult(drawn.result) : null,
    betAmountRange: DINGDONG_POOLS.map((pool) => rangeText(ranges[pool])),
    historyNumbers: view.past.map(({ result }) => result.at(-1) ?? 0),
  };
}

function stepOf({ round, now }: TableView<number[]>): DingdongRound['step'] {
  if (!round.drawn) return 'start';
  return now < Math.min(round.endsAt + DINGDONG_TIMING.run, round.until) ? 'running' : 'end';
}

export function dingdongEnd(round: DrawnRound<number[]>, now: number): DingdongEnd {
  return { ...endOf(round, now), ...resultOf(round) };
}

/** The runs of the light, in order. */
export function dingdongRuns({ roundId, drawn }: DrawnRound<number[]>, now: number): DingdongRun[] {
  return drawn.result.map((cell, run) => ({ roundId, run, cell, result: symbolOf(cell), serverTime: now }));
}

export function dingdongPast(round: PastRound<number[]>): Omit<DingdongPastRound, 'bets'> {
  return { ...pastOf(round), ...resultOf(round) };
}

export function dingdongMyBet({ bet, status, rate, result }: MyBetView<number[]>): DingdongMyBet {
  return { bet: dingdongBet(bet), status, rate, rand: result };
}

function resultOf({ drawn }: DrawnRound<number[]>): { rand: number[]; result: DingdongPool } {
  return { rand: drawn.result, result: dingdongResult(drawn.result) };
}

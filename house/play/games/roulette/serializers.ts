import type {
  RouletteBet,
  RouletteEnd,
  RouletteMyBet,
  RouletteOwnResult,
  RoulettePastRound,
  RouletteRound,
} from '../../../../contract/games/roulette/channel.ts';
import type { RoulettePool } from '../../../../contract/games/roulette/rules.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import type { OwnResult } from '../pools/events.ts';
import type { MyBetView } from '../pools/history.ts';
import { bettorOf, endOf, pastOf, rangeText, snapshotOf, totalsOf } from '../pools/serializers.ts';
import type { TableView } from '../pools/snapshot.ts';
import type { BetView, DrawnRound, PastRound } from '../pools/view.ts';
import type { RouletteResult } from './rules.ts';

/** Serializes views into the wire types of contract/games/roulette/channel.ts. */

export function rouletteBet(bet: BetView): RouletteBet {
  return {
    roundId: bet.roundId,
    betId: bet.betId,
    userId: bet.userId,
    name: bet.name,
    select: bet.pool as RoulettePool,
    win: bet.back,
    ...bettorOf(bet),
  };
}

export function rouletteSnapshot(view: TableView<RouletteResult>, range: StakeRange): RouletteRound {
  const { drawn } = view.round;
  return {
    ...snapshotOf(view, rouletteBet),
    status: drawn ? 1 : 0,
    rand: drawn?.result.rand ?? null,
    resultNumber: drawn?.result.number ?? null,
    betAmountRange: rangeText(range),
    historyNumbers: view.past.map(({ result }) => result.number),
  };
}

export function rouletteEnd(round: DrawnRound<RouletteResult>, now: number): RouletteEnd {
  return { ...endOf(round, now), ...resultOf(round) };
}

export function rouletteOwn({
  roundId,
  result,
  bets,
  balance,
  sequence,
}: OwnResult<RouletteResult>): RouletteOwnResult {
  const { amount, back } = totalsOf(bets);
  return {
    roundId,
    resultNumber: result.number,
    bets: bets.map(rouletteBet),
    amount,
    win: back,
    balance,
    sequence,
  };
}

export function roulettePast(round: PastRound<RouletteResult>): Omit<RoulettePastRound, 'bets'> {
  return { ...pastOf(round), ...resultOf(round) };
}

export function rouletteMyBet({ bet, status, rate, result }: MyBetView<RouletteResult>): RouletteMyBet {
  return { bet: rouletteBet(bet), status, rate, resultNumber: result?.number ?? null };
}

function resultOf({ drawn }: DrawnRound<RouletteResult>): { rand: string; resultNumber: number } {
  return { rand: drawn.result.rand, resultNumber: drawn.result.number };
}

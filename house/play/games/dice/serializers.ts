import type {
  DiceBet,
  DiceEnd,
  DiceMyBet,
  DiceOwnResult,
  DicePastRound,
  DiceRound,
} from '../../../../contract/games/dice/channel.ts';
import type { DiceRand } from '../../../../contract/games/dice/rules.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import type { OwnResult } from '../pools/events.ts';
import type { MyBetView } from '../pools/history.ts';
import { bettorOf, endOf, pastOf, rangeText, snapshotOf, totalsOf } from '../pools/serializers.ts';
import type { TableView } from '../pools/snapshot.ts';
import type { BetView, DrawnRound, PastRound } from '../pools/view.ts';

/** Serializes views into the wire types of contract/games/dice/channel.ts. */

export function diceBet(bet: BetView): DiceBet {
  return {
    roundId: bet.roundId,
    betId: bet.betId,
    id: bet.userId,
    name: bet.name,
    num: Number(bet.pool),
    payout: bet.back,
    ...bettorOf(bet),
  };
}

export function diceSnapshot(view: TableView<DiceRand>, range: StakeRange): DiceRound {
  const { drawn } = view.round;
  return {
    ...snapshotOf(view, diceBet),
    status: drawn ? 1 : 0,
    rand: drawn?.result ?? null,
    betAmountRange: rangeText(range),
    history: view.past.map(({ roundId, result }) => ({ roundId, rand: result })),
  };
}

export function diceEnd(round: DrawnRound<DiceRand>, now: number): DiceEnd {
  return { ...endOf(round, now), rand: round.drawn.result };
}

export function diceOwn({ roundId, result, bets, balance, sequence }: OwnResult<DiceRand>): DiceOwnResult {
  const { amount, back } = totalsOf(bets);
  return { roundId, rand: result, bets: bets.map(diceBet), amount, payout: back, balance, sequence };
}

export function dicePast(round: PastRound<DiceRand>): Omit<DicePastRound, 'bets'> {
  return { ...pastOf(round), rand: round.drawn.result };
}

export function diceMyBet({ bet, status, rate, result }: MyBetView<DiceRand>): DiceMyBet {
  return { bet: diceBet(bet), status, rate, rand: result };
}

import type {
  RouletteBet,
  RoulettePastRound,
  RouletteRound,
} from '../../../../contract/games/roulette/channel.ts';
import {
  colourOf,
  ROULETTE_NUMBERS,
  ROULETTE_POOLS,
  ROULETTE_RATES,
} from '../../../../contract/games/roulette/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/rounds.ts';
import { betOf, limitsOf, type PoolRecord, recordOf, snapshotOf } from '../../pools/engine/poolReading.ts';
import type { PoolBet, PoolGame, PoolSnapshotRead, PoolState } from '../../pools/engine/poolState.ts';
import type { PoolView } from '../../pools/engine/poolView.ts';
import { poolViewSelector } from '../../pools/engine/poolViewSelector.ts';
import { ROULETTE_TIMES } from './rouletteTable.ts';

/** The rules and the view of roulette for the pool engine. A result is the number, 0 to 14. */

export const ROULETTE: PoolGame<number> = {
  pools: ROULETTE_POOLS.length,
  rate(pool, number) {
    const colour = colourOf(number);
    return ROULETTE_POOLS[pool] === colour ? ROULETTE_RATES[colour] : 0n;
  },
  shownAfter: () => ROULETTE_TIMES.shown,
};

/** One draw is a number of the wheel. */
export const ROULETTE_DRAW: DrawRule = {
  of: ROULETTE_NUMBERS,
  message: blockMessage,
  whole: (picks) => picks.length === 1,
};

export function readRouletteBet(bet: RouletteBet): PoolBet {
  return betOf(bet, bet.userId, ROULETTE_POOLS.indexOf(bet.select));
}

export function readRouletteRound(round: RouletteRound): PoolSnapshotRead<number> {
  return snapshotOf(round, {
    bet: readRouletteBet,
    result: round.resultNumber,
    history: round.historyNumbers.map((result) => ({ roundId: null, result })),
    limits: limitsOf(round.betAmountRange),
  });
}

export function readRouletteRecord(past: RoulettePastRound): PoolRecord<number> {
  return recordOf(past, readRouletteBet, past.resultNumber);
}

/** Everything a picture of roulette depends on: created by `rouletteView(state, now)`, drawn by scenes/roulette. */
export interface RouletteView extends PoolView {
  /** 0 to 14; null until the result is known. */
  number: number | null;
  /** The previous round's number, in whose pocket the ball lies while betting is open; null when unknown. */
  before: number | null;
}

const viewOf = poolViewSelector(ROULETTE);

/**
 * The view.
 * @param unplaced the player's stakes on each pool that are not placed yet
 * @param now server time, ms
 */
export function rouletteView(
  state: PoolState<number>,
  unplaced: readonly bigint[],
  now: number,
): RouletteView {
  return {
    ...viewOf(state, unplaced, now),
    number: state.round?.end?.result ?? null,
    before: state.history[0]?.result ?? null,
  };
}

import type {
  RouletteBet,
  RouletteEnd,
  RoulettePastRound,
  RouletteRound,
} from '../../../../contract/games/roulette/channel.ts';
import { colourOf, ROULETTE_POOLS, ROULETTE_RATES } from '../../../../contract/games/roulette/rules.ts';
import {
  betOf,
  endEvent,
  limitsOf,
  type PoolRecord,
  recordOf,
  snapshotOf,
} from '../../pools/engine/poolReading.ts';
import type {
  PoolBet,
  PoolEvent,
  PoolGame,
  PoolSnapshotRead,
  PoolState,
} from '../../pools/engine/poolState.ts';
import { poolViewSelector } from '../../pools/engine/poolViewSelector.ts';
import { ROULETTE_TIMES } from './rouletteTimes.ts';
import type { RouletteView } from './rouletteView.ts';

/** Roulette, as the engine of pools plays it. A result is the number, 0 to 14. */

export const ROULETTE: PoolGame<number> = {
  pools: ROULETTE_POOLS.length,
  rate(pool, number) {
    const colour = colourOf(number);
    return ROULETTE_POOLS[pool] === colour ? ROULETTE_RATES[colour] : 0n;
  },
  shownAfter: () => ROULETTE_TIMES.shown,
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

export function readRouletteEnd(end: RouletteEnd): PoolEvent<number> {
  return endEvent(end, end.resultNumber);
}

export function readRouletteRecord(past: RoulettePastRound): PoolRecord<number> {
  return recordOf(past, readRouletteBet, past.resultNumber);
}

const viewOf = poolViewSelector(ROULETTE);

/**
 * What the picture shows.
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

import type {
  DingdongBet,
  DingdongPastRound,
  DingdongRound,
} from '../../../../contract/games/dingdong/channel.ts';
import {
  DINGDONG_BOARD,
  DINGDONG_POOLS,
  dingdongRate,
  symbolOf,
} from '../../../../contract/games/dingdong/rules.ts';
import type { StakeRange } from '../../../../contract/games/pools/channel.ts';
import { blockMessage, type DrawRule } from '../../engine/rounds.ts';
import { betOf, limitsOf, type PoolRecord, recordOf, snapshotOf } from '../../pools/engine/poolReading.ts';
import type {
  PoolBet,
  PoolGame,
  PoolLimits,
  PoolSnapshotRead,
  PoolState,
} from '../../pools/engine/poolState.ts';
import type { PoolView } from '../../pools/engine/poolView.ts';
import { poolViewSelector } from '../../pools/engine/poolViewSelector.ts';
import { dingdongSettled } from './dingdongRuns.ts';

/** The rules and the view of dingdong for the pool engine. */

/** The cells on which the light stops, 0 to 23; all but the last show Again. */
export type DingdongCells = readonly number[];

export const DINGDONG: PoolGame<DingdongCells> = {
  pools: DINGDONG_POOLS.length,
  rate(pool, cells) {
    const symbol = DINGDONG_POOLS[pool];
    return symbol === undefined ? 0n : dingdongRate(symbol, cells);
  },
  shownAfter: dingdongSettled,
};

/** One draw is a cell of the board; on Again there is another draw. */
export const DINGDONG_DRAW: DrawRule = {
  of: DINGDONG_BOARD.length,
  message: blockMessage,
  whole: (picks) => picks.length > 0 && symbolOf(picks.at(-1) ?? -1) !== 'Again',
};

export function readDingdongBet(bet: DingdongBet): PoolBet {
  return betOf(bet, bet.uuid, DINGDONG_POOLS.indexOf(bet.select));
}

export function readDingdongRound(round: DingdongRound): PoolSnapshotRead<DingdongCells> {
  return snapshotOf(round, {
    bet: readDingdongBet,
    result: round.rand,
    history: round.historyNumbers.map((cell) => ({ roundId: null, result: [cell] })),
    limits: commonLimits(round.betAmountRange),
  });
}

export function readDingdongRecord(past: DingdongPastRound): PoolRecord<DingdongCells> {
  return recordOf(past, readDingdongBet, past.rand);
}

/** One range for all pools: the highest of their minima and the lowest of their maxima (spec.md, section 5). */
export function commonLimits(ranges: readonly StakeRange[]): PoolLimits {
  const limits = ranges.map(limitsOf);
  const [first] = limits;
  if (!first) throw new RangeError('dingdong has no pools');
  const common = { ...first };
  for (const { min, max } of limits) {
    if (min > common.min) common.min = min;
    if (max < common.max) common.max = max;
  }
  return common;
}

/** Everything a picture of dingdong depends on: created by `dingdongView(state, now)`, drawn by scenes/dingdong. */
export interface DingdongView extends PoolView {
  /** The cells on which the light stops, all but the last showing Again; null until the result is known. */
  cells: readonly number[] | null;
  /** The light's cell after the previous round; null when unknown. */
  before: number | null;
}

const viewOf = poolViewSelector(DINGDONG);

/**
 * The view.
 * @param unplaced the player's stakes on each pool that are not placed yet
 * @param now server time, ms
 */
export function dingdongView(
  state: PoolState<DingdongCells>,
  unplaced: readonly bigint[],
  now: number,
): DingdongView {
  return {
    ...viewOf(state, unplaced, now),
    cells: state.round?.end?.result ?? null,
    before: state.history[0]?.result.at(-1) ?? null,
  };
}

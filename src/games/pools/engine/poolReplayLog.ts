import type { ReplayLog } from '../../engine/replayLog.ts';
import type { PoolRecord } from './poolReading.ts';
import type { PoolEvent, PoolGame, PoolLimits, PoolPlayer, PoolState } from './poolState.ts';
import { initialPools, reducePool } from './pools.ts';

export type PoolReplayLog<R, View> = ReplayLog<PoolState<R>, PoolEvent<R>, View>;

const NO_STAKES: readonly bigint[] = [];

/**
 * A past round's public log as the events that the live engine folds: the opening, the bets over time, and the end.
 * @param limits the market's limits, which determine the chips' colours
 * @param player the viewer, or null: their bets are drawn as own bets
 */
export function poolReplayLog<R, View>(
  game: PoolGame<R>,
  view: (state: PoolState<R>, unplaced: readonly bigint[], now: number) => View,
  { opening, end, bets }: PoolRecord<R>,
  limits: PoolLimits,
  player: PoolPlayer | null,
): PoolReplayLog<R, View> {
  const { startTime, closeTime, endTime } = opening;
  const events: { at: number; event: PoolEvent<R> }[] = [];
  if (player) events.push({ at: startTime, event: { type: 'signedIn', player } });
  events.push({ at: startTime, event: { type: 'start', opening } });
  for (const bet of bets)
    events.push({ at: Math.max(bet.at, startTime), event: { type: 'bets', bets: [bet] } });
  events.push({ at: closeTime, event: { type: 'end', opening, end } });
  return {
    engine: {
      initial: { ...initialPools<R>(), limits },
      reduce: (state, event) => reducePool(game, state, event),
      view: (state, now) => view(state, NO_STAKES, now),
    },
    from: startTime,
    to: endTime,
    marks: [closeTime],
    events: events.sort((a, b) => a.at - b.at),
  };
}

import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { ReplayLog } from '../../engine/replayLog.ts';
import { roundAfter } from '../../engine/rounds.ts';
import type { PoolRecord } from '../../pools/engine/poolReading.ts';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import type { PoolEvent, PoolLimits, PoolPlayer, PoolState } from '../../pools/engine/poolState.ts';
import { WINGO, WINGO_SHOWN } from './wingo.ts';
import { type WingoView, wingoViewSelector } from './wingoView.ts';

type WingoReplayLog = ReplayLog<PoolState<number>, PoolEvent<number>, WingoView>;

/** How long the drawn ball and a win on it stay visible, ms after it was shown. */
const SEEN = 5_000;

/** A past round of a model as live events: it opens, fills and ends, and the next one opens. */
export function wingoReplayLog(
  model: WingoModel,
  record: PoolRecord<number>,
  limits: PoolLimits,
  player: PoolPlayer | null,
): WingoReplayLog {
  const viewOf = wingoViewSelector(model);
  const replayLog = poolReplayLog(WINGO, (state, _, now) => viewOf(state, now), record, limits, player);
  const { startTime, closeTime, endTime, roundId } = record.opening;
  const length = endTime - startTime;
  const next = {
    roundId: roundAfter(roundId),
    hash: '',
    startTime: endTime,
    closeTime: closeTime + length,
    endTime: endTime + length,
  };
  // The result is published at the end of the round, not when its betting closes.
  const events = replayLog.events.map((one) => (one.event.type === 'end' ? { ...one, at: endTime } : one));
  return {
    ...replayLog,
    to: endTime + WINGO_SHOWN + SEEN,
    marks: [closeTime, endTime],
    events: [...events, { at: endTime, event: { type: 'start', opening: next } }],
  };
}

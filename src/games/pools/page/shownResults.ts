import type { PoolPast, PoolRound } from '../engine/poolState.ts';

/** At most so many results stand above the picture. */
const RESULTS = 10;

/** The history with the live round's result in front, once its picture has shown it. */
export function shownResults<Result>(
  history: readonly PoolPast<Result>[],
  round: PoolRound<Result> | null,
): readonly PoolPast<Result>[] {
  if (!round?.end || history[0]?.roundId === round.roundId) return history;
  return [{ roundId: round.roundId, result: round.end.result }, ...history].slice(0, RESULTS);
}

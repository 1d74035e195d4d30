import { DINGDONG_BOARD, DINGDONG_TIMING } from '../../../../contract/games/dingdong/rules.ts';
import type { RunningLight } from '../../engine/runningLight.ts';

/**
 * Timing of dingdong's light in ms since betting closed, from the number of a round's cells alone. The first run is the same in
 * every round, so that it does not reveal whether another follows; the later runs share the remaining time.
 */

/** The light waits before its first run: time for the result to arrive. */
export const GATHERS = 300;
/** When the first run stops. */
const FIRST_STOP = 4_000;
/** How long the light rests on Again before its next run. */
export const AGAIN_REST = 200;
/** Cells of the ring. */
export const CELLS = DINGDONG_BOARD.length;
/** Full laps of a round's first run, and of a later one that has enough time. */
const LAPS = 3;
const LATER_LAPS = 1;
/** A later run shorter than this makes no full lap. */
const TIME_FOR_A_LAP = 1_000;

/** When run number `run` of `runs` starts. */
export function runStart(run: number, runs: number): number {
  if (run === 0) return GATHERS;
  const share = shareOf(runs);
  return FIRST_STOP + (run - 1) * share + Math.min(AGAIN_REST, share / 2);
}

/** When run number `run` of `runs` stops. */
export function runStop(run: number, runs: number): number {
  return run === 0 ? FIRST_STOP : FIRST_STOP + run * shareOf(runs);
}

/** When the last run of a round stops and its result is visible. */
export function dingdongSettled(cells: readonly number[]): number {
  return runStop(cells.length - 1, cells.length);
}

/**
 * Configures the light's motion for run number `run` of a round, starting at the previous round's cell. Its times count from
 * `runStart`.
 */
export function setRun(
  light: RunningLight,
  cells: readonly number[],
  before: number,
  run: number,
): RunningLight {
  const duration = runStop(run, cells.length) - runStart(run, cells.length);
  const from = run === 0 ? before : (cells[run - 1] ?? before);
  const to = cells[run] ?? from;
  const laps = run === 0 ? LAPS : duration > TIME_FOR_A_LAP || from === to ? LATER_LAPS : 0;
  return light.set(from, to, laps, CELLS, duration);
}

/** The run in progress at `t`, or the one before the current rest. */
export function runAt(t: number, runs: number): number {
  let run = 0;
  while (run + 1 < runs && t >= runStart(run + 1, runs)) run++;
  return run;
}

/** ms of every run after the first, including the rest on Again before it. */
function shareOf(runs: number): number {
  return runs > 1 ? (DINGDONG_TIMING.run - FIRST_STOP) / (runs - 1) : 0;
}

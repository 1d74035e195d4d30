import { DINGDONG_TIMING } from '../../contract/games/dingdong.ts';

/**
 * When the light of dingdong runs: ms since betting closed, from the number of a round's cells alone. The first run is
 * the same in every round, so that nobody sees by it whether there is another one; the others share what is left.
 */

/** The light stands and gathers itself before it first sets off: time for the result to arrive. */
export const GATHERS = 300;
/** When the first run stops. */
const FIRST_STOP = 4_000;
/** How long the light stands on Again before it runs on. */
export const AGAIN_REST = 200;

/** When run number `run` of `runs` sets off. */
export function runStart(run: number, runs: number): number {
  if (run === 0) return GATHERS;
  const share = shareOf(runs);
  return FIRST_STOP + (run - 1) * share + Math.min(AGAIN_REST, share / 2);
}

/** When run number `run` of `runs` stops. */
export function runStop(run: number, runs: number): number {
  return run === 0 ? FIRST_STOP : FIRST_STOP + run * shareOf(runs);
}

/** When the last run of a round stops: its result shows. */
export function dingdongSettled(cells: readonly number[]): number {
  return runStop(cells.length - 1, cells.length);
}

/** The run that goes on at `t`, or that the light rests after. */
export function runAt(t: number, runs: number): number {
  let run = 0;
  while (run + 1 < runs && t >= runStart(run + 1, runs)) run++;
  return run;
}

/** ms of every run after the first, its rest on Again before it included. */
function shareOf(runs: number): number {
  return runs > 1 ? (DINGDONG_TIMING.run - FIRST_STOP) / (runs - 1) : 0;
}

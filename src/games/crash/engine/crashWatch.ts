import { CRASH_TIMING } from '../../../../contract/games/crash/rules.ts';
import type { CrashState } from './crashState.ts';

/** How long after the squib the next start may take, and how long a flight may pass without news, in ms. */
const START_LATE = 3_000;
const FLIGHT_SILENT = 15_000;

/**
 * Whether something must have been missed although nothing proves it: no new round long after the break-up, or a
 * flight without any news (its end may be lost).
 * @param now server time, ms
 * @param silent ms since anything was heard of the game
 */
export function overdue(state: CrashState, now: number, silent: number): boolean {
  const { round } = state;
  if (!round) return false;
  if (round.end) return now > round.end.endTime + CRASH_TIMING.squib + START_LATE && silent > START_LATE;
  return now > round.startTime && silent > FLIGHT_SILENT;
}

import { CRASH_TIMING } from '../../contract/games/crash/timing.ts';
import { crashFixtures } from '../../scenes/crash/fixtures/crashFixtures.ts';
import type { FixtureRound } from '../../scenes/fixtures.ts';
import type { CrashView } from '../../src/games/crash/engine/crashView.ts';

/** The round used by the stage's tests and benchmarks: broken up at 13.07x, a dozen cash-outs on the way. */
const round = roundOf('cash-outs');

/** ms from lift-off to the break-up. */
export const FLIGHT = round.duration - CRASH_TIMING.preparation - CRASH_TIMING.crashed;

/** The view `flight` ms after lift-off; negative times are in the preparation. */
export function viewAt(flight: number): CrashView {
  return round.view(CRASH_TIMING.preparation + flight);
}

/** The view at a stored moment. */
export function momentOf(name: string): CrashView {
  const moment = crashFixtures.moments[name];
  if (!moment) throw new Error(`crash has no moment ${name}`);
  return roundOf(moment.round).view(moment.t);
}

function roundOf(name: string): FixtureRound<CrashView> {
  const found = crashFixtures.rounds[name];
  if (!found) throw new Error(`crash has no round ${name}`);
  return found;
}

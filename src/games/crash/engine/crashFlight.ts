import { DOUBLING_MS } from '../../../../contract/games/crash/rules.ts';

/**
 * The multiplier as it is drawn. These are floats for the picture and the ticking label only: what is paid comes
 * from the house, by contract/games/crash/rules.ts.
 */

/** `2^(t/8)` at `flight` ms after lift-off, at least 1. */
export function smoothRate(flight: number): number {
  return flight <= 0 ? 1 : 2 ** (flight / DOUBLING_MS);
}

/**
 * The multiplier shown at `flight`, in hundredths, rounded down at whole milliseconds. Equal to the contract's
 * exact `rateAt`: within 200 s of flight no value comes nearer to a whole hundredth than a double can tell apart
 * (crashFlight.test.ts counts them all).
 */
export function shownCents(flight: number): number {
  return Math.floor(100 * smoothRate(Math.floor(flight)));
}

/** ms of flight at which the curve passes `rate`. */
export function flightTo(rate: number): number {
  return rate <= 1 ? 0 : DOUBLING_MS * Math.log2(rate);
}

import { DOUBLING_MS } from '../../../../contract/games/crash/timing.ts';

/**
 * Everything a picture of crash depends on. `view(state, now)` in crash.ts creates it, scenes/crash draws it; equal views give
 * equal pixels. Rates are plain numbers here: they are only drawn, never paid.
 */
export interface CrashView {
  phase: CrashPhase;
  roundId: string;
  /** Seeds everything that looks random in the picture (stars, sparks, debris); derived from the round id. */
  seed: number;
  /** preparation: ms since the round opened; goUp: ms since lift-off; crashed: ms since the crash. */
  elapsed: number;
  /** preparation: ms to lift-off (0 or more), otherwise 0. */
  remaining: number;
  /** ms of flight: 0 before lift-off, elapsed in goUp, the whole flight once crashed. */
  flight: number;
  /** The unrounded multiplier at `flight`, at least 1. Once crashed exactly the target. */
  rate: number;
  /** The multiplier as shown, rounded down, in hundredths: 241 is 2.41x. */
  rateCents: number;
  /** Cash-outs of this round ordered by rate, at most the latest 24 including the player's own. */
  cashOuts: readonly CrashViewCashOut[];
  /** The player's own open bet is flying. */
  ownFlying: boolean;
}

/** loading: no snapshot yet. */
type CrashPhase = 'loading' | 'preparation' | 'goUp' | 'crashed';

export interface CrashViewCashOut {
  betId: string;
  name: string;
  avatar: number;
  /** The cash-out multiplier. */
  rate: number;
  /** ms of flight at which that multiplier was reached: its position on the curve. */
  at: number;
  own: boolean;
  /** Stake and payout in minor units, for the size and the label of the win. */
  stake: bigint;
  payout: bigint;
}

/**
 * The multiplier as drawn. These floats are only for the picture and the live label; payouts come from the server, by
 * contract/games/crash/rules.ts.
 */

/** `2^(t/8)` at `flight` ms after lift-off, at least 1. */
export function smoothRate(flight: number): number {
  return flight <= 0 ? 1 : 2 ** (flight / DOUBLING_MS);
}

/**
 * The multiplier shown at `flight`, in hundredths, rounded down at whole milliseconds. Equal to the contract's exact `rateAt`:
 * within 200 s of flight no value is closer to a whole hundredth than a double can resolve (crashView.test.ts checks every
 * one).
 */
export function shownCents(flight: number): number {
  return Math.floor(100 * smoothRate(Math.floor(flight)));
}

/**
 * The view `ms` later if no event happens; null where a phase ends meanwhile or where its start is unknown; then the view must
 * be derived from the state (`view` in crash.ts).
 */
export function advanceCrash(view: CrashView, ms: number): CrashView | null {
  const { phase, elapsed, remaining, flight } = view;
  if (phase === 'loading') return view;
  if (phase === 'goUp') {
    const later = flight + ms;
    return {
      ...view,
      elapsed: later,
      flight: later,
      rate: smoothRate(later),
      rateCents: shownCents(later),
    };
  }
  // The server clock is an estimate: a phase may arrive before its time.
  if (elapsed === 0) return null;
  if (phase === 'crashed') return { ...view, elapsed: elapsed + ms };
  return ms < remaining ? { ...view, elapsed: elapsed + ms, remaining: remaining - ms } : null;
}

/** ms of flight at which the curve reaches `rate`. */
export function flightTo(rate: number): number {
  return rate <= 1 ? 0 : DOUBLING_MS * Math.log2(rate);
}

import { DOUBLING_MS } from '../../../../contract/games/crash/timing.ts';

/**
 * What a picture of crash needs, and nothing else: `view(state, now)` in crash.ts makes one, scenes/crash draws
 * it, and the same view gives the same pixels. Rates are plain numbers here: they are drawn, never paid.
 */
export interface CrashView {
  phase: CrashPhase;
  roundId: string;
  /** Drives everything that looks random in the picture (stars, sparks, debris); derived from the round id. */
  seed: number;
  /** preparation: ms since the round opened; goUp: ms since lift-off; crashed: ms since the break-up. */
  elapsed: number;
  /** preparation: ms to lift-off (0 or more), otherwise 0. */
  remaining: number;
  /** ms of flight: 0 before lift-off, elapsed in goUp, the whole flight once crashed. */
  flight: number;
  /** The smooth multiplier at `flight`, at least 1. Once crashed exactly the target. */
  rate: number;
  /** The multiplier as shown, rounded down, in hundredths: 241 is 2.41x. */
  rateCents: number;
  /** Cash-outs of this round in the order of their rates, at most the latest 24 with the player's own among them; each sits on the curve. */
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
  /** Multiplier it was cashed at. */
  rate: number;
  /** ms of flight at which that multiplier was reached: where on the curve it sits. */
  at: number;
  own: boolean;
  /** What was staked and what came back, in minor units: how large the win is, and the amount it is written with. */
  stake: bigint;
  payout: bigint;
}

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
 * (crashView.test.ts counts them all).
 */
export function shownCents(flight: number): number {
  return Math.floor(100 * smoothRate(Math.floor(flight)));
}

/**
 * The view `ms` later, as long as nothing happens; null where a phase ends meanwhile, or where it is not known since when it
 * lasts: then the state is needed (`view` in crash.ts).
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
  // The house's clock is measured: a phase may be here before its time.
  if (elapsed === 0) return null;
  if (phase === 'crashed') return { ...view, elapsed: elapsed + ms };
  return ms < remaining ? { ...view, elapsed: elapsed + ms, remaining: remaining - ms } : null;
}

/** ms of flight at which the curve passes `rate`. */
export function flightTo(rate: number): number {
  return rate <= 1 ? 0 : DOUBLING_MS * Math.log2(rate);
}

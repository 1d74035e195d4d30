import type { SoundName } from '../../../../audio/sounds.ts';
import { compareRounds } from '../../engine/rounds.ts';
import type { CrashView } from '../engine/crashView.ts';
import { smoothRate } from '../engine/crashView.ts';
import type { CrashDecision, CrashSessionState } from './crashSession.ts';

/** What the sounds depend on, at one moment. */
export interface SoundFacts {
  roundId: string;
  phase: CrashView['phase'];
  /** Whole seconds to lift-off, rounded up; 0 once in flight. */
  countdown: number;
  flight: number;
  /** The newest bet of the player that stands. */
  betId: string | null;
  decision: CrashDecision | null;
}

/** The last seconds of the countdown beep; a few before them tick. */
const BEEPS = 3;
const TICKS = 5;
/** A lift-off seen later than this (ms) was not seen: the page came back to a rocket in flight. */
const FRESH = 1_000;
const BIG = 100_000n;
const FLIGHT_VOLUME = 0.45;

/** The sounds between two moments. Nothing is made up for what passed unseen. */
export function cues(before: SoundFacts, now: SoundFacts): SoundName[] {
  const sounds: SoundName[] = [];
  const same = before.roundId === now.roundId;
  if (now.phase === 'preparation' && same && now.countdown < before.countdown) {
    if (now.countdown <= BEEPS) sounds.push('beep');
    else if (now.countdown <= TICKS) sounds.push('tick');
  }
  if (same && before.phase === 'preparation' && now.phase === 'goUp' && now.flight < FRESH)
    sounds.push('liftoff');
  if (same && before.phase === 'goUp' && now.phase === 'crashed') sounds.push('crash');
  // Not where the newer one of two is over.
  if (now.betId !== null && compareRounds(now.betId, before.betId ?? '0') > 0) sounds.push('bet');
  if (now.decision && now.decision !== before.decision) sounds.push(...endSounds(now.decision));
  return sounds;
}

function endSounds({ result }: CrashDecision): SoundName[] {
  if (result?.status !== 'cashed') return [];
  // Only a return above the stake is celebrated.
  if (result.win <= result.stake) return ['cashout'];
  return ['cashout', (result.rate ?? 0n) >= BIG ? 'winBig' : 'winSmall'];
}

/** How the flight's loop sounds at a multiplier: higher as it climbs. */
export function flightRate(rate: number): number {
  return Math.min(1.8, 1 + Math.log2(Math.max(1, rate)) * 0.14);
}

/** What sounds on and on while the rocket flies. */
export const FLIGHT_LOOP = {
  name: 'flight' as const,
  at: ({ phase, flight }: SoundFacts) =>
    phase === 'goUp' ? { rate: flightRate(smoothRate(flight)), volume: FLIGHT_VOLUME } : null,
};

/** What there is to be heard of a session. */
export function soundFacts(
  { game, decision }: CrashSessionState,
  { roundId, phase, remaining, flight }: CrashView,
): SoundFacts {
  const openBets = [...game.ownBets.values()]
    .filter((own) => own.status === 'placed')
    .map((own) => own.betId)
    .sort(compareRounds);
  const countdown = Math.ceil(remaining / 1_000);
  return { roundId, phase, countdown, flight, betId: openBets.at(-1) ?? null, decision };
}

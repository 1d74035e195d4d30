import type { SoundName } from '../../../../audio/sounds.ts';
import { compareRounds } from '../../engine/rounds.ts';
import type { CrashView } from '../engine/crashView.ts';
import { smoothRate } from '../engine/crashView.ts';
import type { CrashDecision, CrashSessionState } from './crashSession.ts';

/** The inputs of the sounds at one moment. */
export interface SoundFacts {
  roundId: string;
  phase: CrashView['phase'];
  /** Whole seconds to lift-off, rounded up; 0 once in flight. */
  countdown: number;
  flight: number;
  /** The player's newest active bet. */
  betId: string | null;
  decision: CrashDecision | null;
}

/** The last seconds of the countdown beep; a few before them tick. */
const BEEPS = 3;
const TICKS = 5;
/** Lift-offs older than this (ms) make no sound: the page returned to a rocket already in flight. */
const FRESH = 1_000;
const BIG = 100_000n;
const FLIGHT_VOLUME = 0.45;

/** The sounds between two moments. Events missed in between make no sound. */
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
  // No sound when the newer of two bets ended.
  if (now.betId !== null && compareRounds(now.betId, before.betId ?? '0') > 0) sounds.push('bet');
  if (now.decision && now.decision !== before.decision) sounds.push(...endSounds(now.decision));
  return sounds;
}

function endSounds({ result }: CrashDecision): SoundName[] {
  if (result?.status !== 'cashed') return [];
  // Only a payout above the stake gets a win sound.
  if (result.win <= result.stake) return ['cashout'];
  return ['cashout', (result.rate ?? 0n) >= BIG ? 'winBig' : 'winSmall'];
}

/** Playback rate of the flight loop, rising with the multiplier. */
export function flightRate(rate: number): number {
  return Math.min(1.8, 1 + Math.log2(Math.max(1, rate)) * 0.14);
}

/** The looped sound of the flight. */
export const FLIGHT_LOOP = {
  name: 'flight' as const,
  at: ({ phase, flight }: SoundFacts) =>
    phase === 'goUp' ? { rate: flightRate(smoothRate(flight)), volume: FLIGHT_VOLUME } : null,
};

/** The sound inputs of a session. */
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

import type { SoundName } from '../../../audio/sounds.ts';
import type { PoolView } from '../../engine/poolView.ts';

/** What the sounds of dice depend on, at one moment. */
export interface Heard {
  roundId: string;
  phase: PoolView['phase'];
  /** Whole seconds left to bet, rounded up; 0 after the close. */
  seconds: number;
  /** Ms since betting closed; 0 while it is open. */
  since: number;
  interrupted: boolean;
  /** How many of the player's bets stand. */
  bets: number;
  /** The newest round the player's bets were decided in, and how loud its win is. */
  decided: string | null;
  won: 'big' | 'small' | null;
}

/** The last seconds to bet beep; a few before them tick. */
const BEEPS = 3;
const TICKS = 5;
/** Ms after the close: the dice are shaken from and until, they first touch the tray, the outcome is plain to see. */
const SHAKEN_FROM = 300;
const THROWN = 1_050;
const LANDS = 1_530;
/** What passed longer ago than this (ms) was not seen. */
const FRESH = 700;

/** The sounds between two moments. Nothing is made up for what passed unseen. `shown`: ms after the close. */
export function cues(before: Heard, now: Heard, shown: number): SoundName[] {
  const sounds: SoundName[] = [];
  const same = before.roundId === now.roundId;
  if (same && now.phase === 'betting' && now.seconds < before.seconds) {
    if (now.seconds <= BEEPS) sounds.push('beep');
    else if (now.seconds <= TICKS) sounds.push('tick');
  }
  if (same && now.bets > before.bets) sounds.push('bet');
  if (same && !now.interrupted) {
    if (passed(before, now, LANDS)) sounds.push('diceLand');
    if (passed(before, now, shown)) sounds.push('reveal');
  }
  if (now.decided !== null && now.decided !== before.decided && now.won)
    sounds.push(now.won === 'big' ? 'winBig' : 'winSmall');
  return sounds;
}

/** Whether the dice are being shaken. */
export function shaking({ phase, since, interrupted }: Heard): boolean {
  return phase !== 'betting' && phase !== 'loading' && !interrupted && since >= SHAKEN_FROM && since < THROWN;
}

function passed(before: Heard, now: Heard, at: number): boolean {
  return before.since < at && now.since >= at && now.since < at + FRESH;
}

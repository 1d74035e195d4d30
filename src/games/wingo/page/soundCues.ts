import type { SoundName } from '../../../../audio/sounds.ts';

/** What the sounds depend on, at one moment. */
export interface Heard {
  /** The model that is played, and its round. */
  round: string;
  /** Whole seconds to the round's end, rounded up. */
  seconds: number;
  closed: boolean;
  /** Ms since the newest draw's round ended; null while none is known. */
  since: number | null;
  /** The player's bets on the live round. */
  bets: number;
  /** The newest decision of the played model, by its round, and what it brought. */
  decided: string | null;
  won: 'big' | 'small' | null;
}

/** The beep sounds at this second, as the grid is masked. */
const BEEP = 4;
/** When the ball is out of the mouth, and at its place. */
const POPS = 1_400;
const SHOWN = 2_450;
/** What passed longer ago than this (ms) was not seen. */
const FRESH = 600;

/** The sounds between two moments. Nothing is made up for what passed unseen. */
export function cues(before: Heard, now: Heard): SoundName[] {
  const sounds: SoundName[] = [];
  const same = before.round === now.round;
  if (same && before.seconds > BEEP && now.seconds === BEEP) sounds.push('beep');
  if (same && now.closed && now.seconds < before.seconds && now.seconds < BEEP) sounds.push('tick');
  if (same && now.bets > before.bets) sounds.push('bet');
  if (passed(before, now, POPS)) sounds.push('ballPop');
  if (passed(before, now, SHOWN)) sounds.push('reveal');
  if (now.decided !== null && now.decided !== before.decided && now.won)
    sounds.push(now.won === 'big' ? 'winBig' : 'winSmall');
  return sounds;
}

/** Whether the newest draw passed that time just now. */
function passed(before: Heard, now: Heard, at: number): boolean {
  if (now.since === null || before.since === null || now.since < at || now.since > at + FRESH) return false;
  return before.since < at || before.since > now.since;
}

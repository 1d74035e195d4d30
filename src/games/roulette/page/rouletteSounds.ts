import { poolSounds } from '../../pools/page/poolSounds.ts';
import { ROULETTE_TIMES } from '../engine/rouletteTimes.ts';
import { session, source } from './rouletteSession.ts';

const { letGo, ballRests, shown } = ROULETTE_TIMES;
/** Ms that the sound of the ball's drop takes to the pocket. */
const DROP = 660;
const FAST = 1.3;
const SLOW = 0.5;
const LOUD = 0.7;

/** How roulette sounds: the wheel runs slower and softer until the ball drops. */
export const sounds = poolSounds(session, source, {
  marks: [
    { at: ballRests - DROP, sound: 'ballDrop' },
    { at: shown, sound: 'reveal' },
  ],
  loop: { name: 'wheelSpin', at: spin },
});

function spin(since: number): { rate: number; volume: number } | null {
  if (since < letGo || since >= ballRests) return null;
  const left = (ballRests - since) / (ballRests - letGo);
  return { rate: SLOW + (FAST - SLOW) * left, volume: LOUD * Math.min(1, 0.15 + 1.6 * left) };
}

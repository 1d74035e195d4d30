import { RunningLight } from '../../engine/runningLight.ts';
import { CELLS, runStart, runStop, setRun } from '../engine/dingdongRuns.ts';

/** A sound of the light: ms after betting closed. */
export interface LightSound {
  at: number;
  sound: 'runLight' | 'reelStop' | 'reveal';
  /** Playback rate; follows the light's speed. */
  rate: number;
}

/** Steps closer than this are one sound, ms. */
const APART = 45;
/** ms per step at which the light counts as fast, and as slow. */
const FAST = 30;
const SLOW = 260;

/** All sounds of a round's light: its steps, its rests on Again and its stop. */
export function lightSounds(cells: readonly number[], before: number): LightSound[] {
  const light = new RunningLight();
  const sounds: LightSound[] = [];
  for (let run = 0; run < cells.length; run++) {
    const start = runStart(run, cells.length);
    setRun(light, cells, before % CELLS, run);
    let last = 0;
    for (let step = 1; step < light.steps; step++) {
      const at = light.time(step);
      if (at - last < APART) continue;
      sounds.push({ at: start + at, sound: 'runLight', rate: rateOf(at - light.time(step - 1)) });
      last = at;
    }
    const stop = runStop(run, cells.length);
    sounds.push({ at: stop, sound: run + 1 < cells.length ? 'reelStop' : 'reveal', rate: 1 });
  }
  return sounds;
}

function rateOf(step: number): number {
  const slow = Math.min(1, Math.max(0, (step - FAST) / (SLOW - FAST)));
  return 1.6 - 0.8 * slow;
}

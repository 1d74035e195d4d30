import { clamp01, lerp } from '../../engine/ease.ts';
import { bounceHeight, touchTime } from './flight.ts';
import { random } from './random.ts';

const BOUNCES = 3;

/** The parameters of a throw. Created once per round, not in `draw`. */
export interface Throw {
  /** Start and end on the ground, and the initial height above it. */
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  height: number;
  /** The final rotation, radians, and the total rotation until then. */
  rotation: number;
  roll: number;
  duration: number;
  /** Number of frames of its roll, how many are passed, and the one shown at rest. */
  frames: number;
  steps: number;
  last: number;
}

/** A thrown thing: it falls, bounces, rolls out and rests on its given face. */
export class Tumble {
  /** Position on the ground; the thing is drawn `height` above it and its shadow there. */
  x = 0;
  y = 0;
  height = 0;
  /** Proximity to the ground, 0 high up to 1: the alpha and sharpness of its shadow. */
  shadow = 1;
  rotation = 0;
  frame = 0;
  settled = false;

  /** Sets the time `t` ms after the throw. */
  set(t: number, how: Throw): this {
    const share = clamp01(t / how.duration);
    const left = (1 - share) ** 2;
    this.x = lerp(how.toX, how.fromX, left);
    this.y = lerp(how.toY, how.fromY, left);
    const up = bounceHeight(t, how.duration, BOUNCES);
    this.height = up * how.height;
    this.shadow = 1 - up;
    this.rotation = how.rotation - how.roll * left;
    const step = how.last - Math.ceil(how.steps * left - 0.5);
    this.frame = ((step % how.frames) + how.frames) % how.frames;
    this.settled = share >= 1;
    return this;
  }

  /** When it bounces for the time `index`, 0 to 3; the last time it rests. */
  static knock(index: number, duration: number): number {
    return touchTime(index, duration, BOUNCES);
  }
}

/**
 * Resting positions that look random and never overlap: each thing has a random position within its own grid cell. A rotated
 * thing needs a `size` of its diagonal.
 */
export class Scatter {
  x = 0;
  y = 0;

  /** Computes the position of thing `index` in an area of `columns` by `rows` cells centred at 0, 0. */
  set(index: number, columns: number, rows: number, cell: number, size: number, seed: number): this {
    const free = Math.max(0, cell - size);
    const key = 80_000 + index * 2;
    const across = (index % columns) - (columns - 1) / 2;
    const along = Math.floor(index / columns) - (rows - 1) / 2;
    this.x = across * cell + (random(seed, key) - 0.5) * free;
    this.y = along * cell + (random(seed, key + 1) - 0.5) * free;
    return this;
  }
}

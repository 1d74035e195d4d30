import { clamp01, lerp } from './ease.ts';
import { bounceHeight, touchTime } from './flight.ts';
import { random } from './random.ts';

const BOUNCES = 3;

/** How a die, a stone or an egg is thrown. Made once a round, not in `draw`. */
export interface Throw {
  /** From where to where on the ground, and how high above it at first. */
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  height: number;
  /** Radians it lies at in the end, and how many it has turned on its way there. */
  rotation: number;
  roll: number;
  duration: number;
  /** Frames of its roll, how many go by, and the one that shows at rest. */
  frames: number;
  steps: number;
  last: number;
}

/** A thing thrown along an arc: it falls, bounces, rolls out and lies on the face it was thrown for. */
export class Tumble {
  /** Place on the ground; the thing is drawn `height` above it and its shadow there. */
  x = 0;
  y = 0;
  height = 0;
  /** How close to the ground, 0 high up to 1: the alpha of its shadow, and how sharp. */
  shadow = 1;
  rotation = 0;
  frame = 0;
  settled = false;

  /** Takes the moment `t` ms after it left the hand. */
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

  /** When it knocks on the ground for the time `index`, 0 to 3; the last time it rests. */
  static knock(index: number, duration: number): number {
    return touchTime(index, duration, BOUNCES);
  }
}

/**
 * Resting places that look thrown and never overlap: each thing has a cell of a grid and lies somewhere in it. A
 * thing that may lie turned needs a `size` of its diagonal.
 */
export class Scatter {
  x = 0;
  y = 0;

  /** Finds the place of thing `index` in an area of `columns` by `rows` cells whose middle is at 0, 0. */
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

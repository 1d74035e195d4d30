import { clamp01, lerp, smoothstep } from '../../engine/ease.ts';

/** A chip, a card or a ball on its way from one position to another, in a bow. */
export class PathFollow {
  x = 0;
  y = 0;
  /** Its heading in radians. */
  heading = 0;
  arrived = false;

  /** Sets the progress in time, 0..1. `bow` is how far the middle of the path is above the straight line. */
  set(share: number, fromX: number, fromY: number, toX: number, toY: number, bow: number): this {
    this.along(smoothstep(share, 0, 1), fromX, fromY, toX, toY, bow);
    this.arrived = share >= 1;
    return this;
  }

  /** The same by the progress along the path, 0..1, already eased by a timeline. */
  along(gone: number, fromX: number, fromY: number, toX: number, toY: number, bow: number): this {
    const rise = 4 * bow * gone * (1 - gone);
    this.x = lerp(fromX, toX, gone);
    this.y = lerp(fromY, toY, gone) - rise;
    this.heading = Math.atan2(toY - fromY - 4 * bow * (1 - 2 * gone), toX - fromX);
    this.arrived = gone >= 1;
    return this;
  }
}

/** The progress of item `index` of a sequence with starts `gap` ms apart, each taking `duration`. */
export function staggered(t: number, index: number, gap: number, duration: number): number {
  return clamp01((t - index * gap) / duration);
}

/** Share of the height kept from one bounce to the next. */
const REMAINING_SPEED = 0.3;
/** Share of the time kept: the square root, by the law of falling bodies. */
const SHORTER = Math.sqrt(REMAINING_SPEED);

/**
 * Height, 1 to 0, of a thing that is dropped at 0 ms and rests at `duration` after this many bounces, with physically correct
 * durations.
 */
export function bounceHeight(t: number, duration: number, bounces: number): number {
  if (t <= 0) return 1;
  if (t >= duration) return 0;
  const fall = fallTime(duration, bounces);
  if (t < fall) return 1 - (t / fall) ** 2;
  let top = 1;
  let half = fall;
  let from = fall;
  for (let i = 0; i < bounces; i++) {
    top *= REMAINING_SPEED;
    half *= SHORTER;
    if (t < from + 2 * half) return top * (1 - ((t - from - half) / half) ** 2);
    from += 2 * half;
  }
  return 0;
}

/** When it touches the ground for the time `index`, 0 to `bounces`; the last is the rest. For sounds. */
export function touchTime(index: number, duration: number, bounces: number): number {
  if (index >= bounces) return duration;
  let half = fallTime(duration, bounces);
  let at = half;
  for (let i = 0; i < index; i++) {
    half *= SHORTER;
    at += 2 * half;
  }
  return at;
}

function fallTime(duration: number, bounces: number): number {
  return duration / (1 + (2 * SHORTER * (1 - SHORTER ** bounces)) / (1 - SHORTER));
}

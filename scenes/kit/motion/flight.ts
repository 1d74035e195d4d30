import { clamp01, lerp, smoothstep } from './ease.ts';

/** A chip, a card or a ball on its way from one place to another, in a bow. */
export class PathFollow {
  x = 0;
  y = 0;
  /** Radians of its heading. */
  heading = 0;
  arrived = false;

  /** Takes the share of the way's time, 0..1. `bow` is how far the middle of the way is above the straight one. */
  set(share: number, fromX: number, fromY: number, toX: number, toY: number, bow: number): this {
    this.along(smoothstep(share, 0, 1), fromX, fromY, toX, toY, bow);
    this.arrived = share >= 1;
    return this;
  }

  /** The same by how far along it is, 0..1, where a timeline has eased that already. */
  along(gone: number, fromX: number, fromY: number, toX: number, toY: number, bow: number): this {
    const rise = 4 * bow * gone * (1 - gone);
    this.x = lerp(fromX, toX, gone);
    this.y = lerp(fromY, toY, gone) - rise;
    this.heading = Math.atan2(toY - fromY - 4 * bow * (1 - 2 * gone), toX - fromX);
    this.arrived = gone >= 1;
    return this;
  }
}

/** The share of thing `index` of a row that leaves one `gap` ms after the other, each taking `duration`. */
export function staggered(t: number, index: number, gap: number, duration: number): number {
  return clamp01((t - index * gap) / duration);
}

/** Height a thing keeps from one bounce to the next. */
const REMAINING_SPEED = 0.3;
/** Time it keeps: the root of it, by the law of falling bodies. */
const SHORTER = Math.sqrt(REMAINING_SPEED);

/**
 * Height, 1 to 0, of a thing that is let go at 0 ms and lies still at `duration` after so many bounces. Each lasts
 * as long as its height asks for.
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

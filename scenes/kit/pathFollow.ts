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

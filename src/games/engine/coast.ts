import { Glide } from './glide.ts';

/** Distance from a position to the next one equivalent to `goal`, on a path that repeats every `period`. */
export function aheadTo(place: number, goal: number, period: number): number {
  return (((goal - place) % period) + period) % period;
}

/**
 * Motion of something started before its stopping position is known: it accelerates and runs on; once the goal is known it
 * slows and stops there. Until then the motion is independent of the goal, so the answer may arrive at any time. Distances in
 * any unit, times in ms since the start.
 */
export class Coast {
  readonly #glide = new Glide(3);
  readonly #pace: number;
  readonly #gathers: number;
  #knownAt = Number.POSITIVE_INFINITY;
  #run = 0;

  /** @param pace distance a ms once it has gathered speed, which takes `gathers` ms */
  constructor(pace: number, gathers: number) {
    this.#pace = pace;
    this.#gathers = gathers;
  }

  /** The stopping position is not known yet. */
  free(): this {
    this.#knownAt = Number.POSITIVE_INFINITY;
    return this;
  }

  /**
   * Stops at time `lands`, on the next position equivalent to one of two goals that can be reached without braking harder than
   * the normal slow-down.
   * @param knownAt when the goal became known
   * @param from the start position
   * @param period the distance after which positions repeat
   */
  brake(knownAt: number, lands: number, from: number, period: number, goal: number, other = goal): this {
    const duration = lands - knownAt;
    const speed = this.#pace * Math.max(0, Math.min(1, knownAt / this.#gathers));
    this.#knownAt = knownAt;
    this.#run = this.#free(knownAt);
    const least = this.#glide.distanceFor(speed, duration);
    const start = from + this.#run + least;
    const more = Math.min(aheadTo(start, goal, period), aheadTo(start, other, period));
    this.#glide.set(least + more, duration, speed);
    return this;
  }

  /** The distance covered at `t`. */
  at(t: number): number {
    return t < this.#knownAt ? this.#free(t) : this.#run + this.#glide.at(t - this.#knownAt);
  }

  /** Distance per ms at `t`. */
  speed(t: number): number {
    if (t >= this.#knownAt) return this.#glide.speed(t - this.#knownAt);
    return this.#pace * Math.max(0, Math.min(1, t / this.#gathers));
  }

  #free(t: number): number {
    const gathers = this.#gathers;
    if (t <= 0) return 0;
    return this.#pace * (t < gathers ? (t * t) / (2 * gathers) : t - gathers / 2);
  }
}

import { Glide } from './glide.ts';

/** From a place to the next one that stands for `goal`, on a way that comes round every `period`. */
export function aheadTo(place: number, goal: number, period: number): number {
  return (((goal - place) % period) + period) % period;
}

/**
 * The way of a thing that is set going before anybody knows where it stops: it gathers speed and runs on; once its goal is
 * known it slows and rests there. Until then it has run the same way, so an answer may come whenever it does. Distances
 * in any unit, times in ms since it was set going.
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

  /** Nobody knows where it stops. */
  free(): this {
    this.#knownAt = Number.POSITIVE_INFINITY;
    return this;
  }

  /**
   * It comes to rest at `lands`, on the next place that stands for one of two goals and can be had without braking harder
   * than it draws out.
   * @param knownAt when that was known
   * @param from the place it was set going from
   * @param period after so much way a place stands for the same again
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

  /** The way gone at `t`. */
  at(t: number): number {
    return t < this.#knownAt ? this.#free(t) : this.#run + this.#glide.at(t - this.#knownAt);
  }

  /** Distance a ms at `t`. */
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

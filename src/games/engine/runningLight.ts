import { Glide } from './glide.ts';

/** How far into its last cell the light would have moved if it had not stopped there. */
const INTO = 0.5;

/**
 * A light that runs around a ring of cells, slows down and stops on one. Its position and the time of each step (for its sound)
 * are functions of time alone.
 */
export class RunningLight {
  /** Steps from the first cell to the last. */
  steps = 0;
  readonly #glide = new Glide(2);
  #cells = 1;
  #from = 0;
  #duration = 0;

  /** Runs `laps` full laps and on to cell `to`, where it stops at exactly `duration` ms. */
  set(from: number, to: number, laps: number, cells: number, duration: number): this {
    this.#cells = cells;
    this.#from = from;
    this.#duration = duration;
    this.steps = laps * cells + ((((to - from) % cells) + cells) % cells);
    const reach = this.steps + INTO;
    const arrives = this.#glide.set(reach, 1).timeOf(this.steps);
    this.#glide.set(reach, this.steps > 0 ? duration / arrives : 0);
    return this;
  }

  /** Number of steps taken at `t`. */
  step(t: number): number {
    if (t <= 0) return 0;
    if (t >= this.#duration) return this.steps;
    return Math.min(this.steps, Math.floor(this.#glide.at(t)));
  }

  /** The cell at `t`. */
  cell(t: number): number {
    return (this.#from + this.step(t)) % this.#cells;
  }

  /** The time of step number `step`, 1 to `steps`. */
  time(step: number): number {
    if (step >= this.steps) return this.#duration;
    return step <= 0 ? 0 : this.#glide.timeOf(step);
  }
}

import { Glide } from './glide.ts';

/** How far into its last cell the light would run on, had it not stopped there. */
const INTO = 0.5;

/**
 * A light that runs around a ring of cells, slows and stops on one. Where it is follows from the time alone, and so
 * does when it takes each step, for the sound of it.
 */
export class RunningLight {
  /** Steps from the first cell to the last. */
  steps = 0;
  readonly #glide = new Glide(2);
  #cells = 1;
  #from = 0;
  #duration = 0;

  /** Runs `laps` whole laps and on to cell `to`, where it stops at `duration` ms exactly. */
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

  /** How many steps it has taken at `t`. */
  step(t: number): number {
    if (t <= 0) return 0;
    if (t >= this.#duration) return this.steps;
    return Math.min(this.steps, Math.floor(this.#glide.at(t)));
  }

  /** The cell it is on at `t`. */
  cell(t: number): number {
    return (this.#from + this.step(t)) % this.#cells;
  }

  /** When it takes step number `step`, 1 to `steps`. */
  time(step: number): number {
    if (step >= this.steps) return this.#duration;
    return step <= 0 ? 0 : this.#glide.timeOf(step);
  }
}

import type { Clock } from '../../core/clock.ts';

/** What demo players mean to do, each thing at its moment. */
export class Agenda {
  readonly #clock: Clock;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does something at a moment of the house's clock, ms; at once when that has passed. */
  at(moment: number, act: () => void): void {
    const left = moment - this.#clock.now();
    if (left <= 0) {
      act();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, left);
    this.#timers.add(timer);
  }

  /** Forgets everything that is planned. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

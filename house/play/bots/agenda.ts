import type { Clock } from '../../core/clock.ts';

/** Schedule of the demo players' planned actions. */
export class Agenda {
  readonly #clock: Clock;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs an action at a time of the house's clock, ms; immediately if that time has passed. */
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

  /** Cancels all planned actions. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** Number of demo players at an otherwise empty game. Every third real player replaces one, down to `least`. */
const TABLE = { least: 3, from: 8, to: 20, realPerBot: 3 } as const;

/** Picks which of `roster` demo players play a round, in random order. */
export function seated(roster: number, realBets: number, random: () => number): number[] {
  const wanted = TABLE.from + Math.floor(random() * (TABLE.to - TABLE.from + 1));
  const count = Math.max(TABLE.least, wanted - Math.floor(realBets / TABLE.realPerBot));
  return shuffled(roster, random).slice(0, count);
}

/** The numbers 0 to n - 1 in a random order. */
function shuffled(n: number, random: () => number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

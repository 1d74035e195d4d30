import { gsap } from 'gsap/gsap-core';

/** Progress of a movement, 0 to 1 and possibly beyond, at a share 0..1 of its time. */
type Ease = (share: number) => number;

/** One number's movement in a timeline, ms from the timeline's start. */
export interface Move {
  /** When it starts; 0 by default. */
  at?: number;
  lasts: number;
  /** Default 0, and 1. */
  from?: number;
  to?: number;
  ease: Ease;
}

/** gsap rounds its output to six decimals; this writes the easing's exact value, equal to a manual computation. */
interface ExactMove {
  values: Record<string, number>;
  name: string;
  from: number;
  change: number;
}

gsap.registerPlugin({
  name: 'exact',
  // Works without a window: in tests.
  headless: true,
  init(this: ExactMove, values: Record<string, number>, [name, from, to]: [string, number, number]) {
    this.values = values;
    this.name = name;
    this.from = from;
    this.change = to - from;
    return true;
  },
  render(ratio: number, { values, name, from, change }: ExactMove) {
    values[name] = from + change * ratio;
  },
});

// gsap's own ticker requests frames as soon as it is loaded. Nothing here plays by itself.
gsap.ticker.sleep();

/**
 * A paused gsap timeline of some numbers that is sought to a time: a function of time only, independent of earlier seeks.
 * Create it once, in a constructor; seeking allocates nothing. `destroy` it with its scene.
 */
export class Timeline<Name extends string> {
  /** The numbers at the last sought time; initially their start values. */
  readonly values: Readonly<Record<Name, number>>;
  readonly #timeline: ReturnType<typeof gsap.timeline>;

  constructor(moves: Readonly<Record<Name, Move>>) {
    const values: Record<string, number> = {};
    // gsap counts in seconds; we pass ms, which makes no difference as nothing is played.
    const timeline = gsap.timeline({ paused: true });
    for (const [name, move] of Object.entries<Move>(moves)) {
      const { at = 0, lasts, from = 0, to = 1, ease } = move;
      // The exact value at 0, as an easing may start slightly off 0.
      values[name] = from + (to - from) * ease(0);
      timeline.to(
        values,
        { exact: [name, from, to], duration: lasts, ease, lazy: false, overwrite: false },
        at,
      );
    }
    this.values = values as Record<Name, number>;
    this.#timeline = timeline;
    gsap.ticker.sleep();
  }

  /** Seeks to `t` ms, clamped to start and end. Returns the numbers, updated in place. */
  seek(t: number): Readonly<Record<Name, number>> {
    this.#timeline.render(t, true);
    return this.values;
  }

  /** Destroys it and all of its movements. */
  destroy(): void {
    this.#timeline.kill();
  }
}

import { gsap } from 'gsap/gsap-core';

/** How far a movement is, 0 to 1 and perhaps beyond, at a share 0..1 of its time. */
type Ease = (share: number) => number;

/** One number's way in a timeline, ms from the timeline's start. */
export interface Move {
  /** When it starts; 0 unless told. */
  at?: number;
  lasts: number;
  /** 0 unless told, and 1. */
  from?: number;
  to?: number;
  ease: Ease;
}

/** gsap rounds what it writes to six decimals; this writes what the ease gives, so that it is the same as by hand. */
interface ExactMove {
  values: Record<string, number>;
  name: string;
  from: number;
  change: number;
}

gsap.registerPlugin({
  name: 'exact',
  // Also where there is no window: in tests.
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

// gsap's own clock asks for a frame as soon as it is loaded. Nothing here plays by itself.
gsap.ticker.sleep();

/**
 * A paused gsap timeline of some numbers, sought to a time and read: a function of the time alone, whatever was sought
 * before. Make it once, in a constructor; seeking makes nothing. `destroy` it with its scene.
 */
export class Timeline<Name extends string> {
  /** The numbers at the time last sought; at first, as they start. */
  readonly values: Readonly<Record<Name, number>>;
  readonly #timeline: ReturnType<typeof gsap.timeline>;

  constructor(moves: Readonly<Record<Name, Move>>) {
    const values: Record<string, number> = {};
    // gsap counts in seconds; these are our ms, which it need not know as nothing is played.
    const timeline = gsap.timeline({ paused: true });
    for (const [name, move] of Object.entries<Move>(moves)) {
      const { at = 0, lasts, from = 0, to = 1, ease } = move;
      // As it is written at 0 later on: an ease may begin a hair beside 0.
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

  /** Goes to `t` ms; before the start and after the end, to these. Answers the numbers, changed in place. */
  seek(t: number): Readonly<Record<Name, number>> {
    this.#timeline.render(t, true);
    return this.values;
  }

  /** Ends it and all of its movements. */
  destroy(): void {
    this.#timeline.kill();
  }
}

import { WHEEL_SEGMENTS } from '../../contract/promotions/dailyWheel/tables.ts';
import type { DailyWheelView, WheelResult } from '../../src/features/dailyWheel/engine/dailyWheelView.ts';
import { PegWheel } from '../kit/motion/pegWheel.ts';
import { random } from '../kit/motion/random.ts';

export const SEGMENT = (Math.PI * 2) / WHEEL_SEGMENTS;
/** Speed of a pushed wheel, radians per ms, and the ms until it is reached. */
const PACE = 0.0078;
const PUSH = 480;

/** The state of the wheel and its flap at a moment. */
export class WheelStand extends PegWheel {
  /** The segment where it stopped; null while it turns, or if nothing was won. */
  place: number | null = null;

  constructor() {
    super(WHEEL_SEGMENTS, PACE, PUSH);
  }

  /** @param entries the entry of each segment */
  show(view: DailyWheelView, entries: readonly number[], reducedMotion: boolean): void {
    const rested = this.#angleOf(view.before, entries);
    const known = view.knownAt < Number.POSITIVE_INFINITY;
    this.set(rested, known ? this.#angleOf(view.goal, entries) : null, view, reducedMotion);
    this.place = view.won && view.goal ? placeOf(view.goal, entries) : null;
  }

  /** The angle of a result; without one the first segment is in the middle of the top. */
  #angleOf(result: WheelResult | null, entries: readonly number[]): number {
    return result ? this.stop(placeOf(result, entries), random(result.seed, 2)) : 0;
  }
}

/** Which of its entry's segments is chosen for a result: deterministic. */
function placeOf({ entry, seed }: WheelResult, entries: readonly number[]): number {
  const places = entries.flatMap((one, place) => (one === entry ? [place] : []));
  return places[Math.floor(random(seed, 1) * places.length)] ?? 0;
}

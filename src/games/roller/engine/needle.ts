import { aheadTo, Coast } from '../../engine/coast.ts';

/** Hundredths of the scale: a roll is 0 to 9,999 of them. */
export const SCALE = 10_000;
const BOTH_WAYS = 2 * SCALE;

/**
 * The needle of a roll: it sweeps up and down its scale until the result is known, then slows down and rests on it. It is
 * configured anew for every view and can be evaluated at any time, so that late joiners see the same roll. Times are ms since
 * the roll was requested.
 */
export class Needle {
  /** Hundredths per ms, and ms until it reaches that speed. */
  readonly #coast = new Coast(11, 260);
  #from = 0;
  #to: number | null = null;
  #lands = 0;

  /**
   * @param from its rest position, hundredths
   * @param to the result; null while it is not known
   * @param knownAt when the result arrived
   * @param lands when it comes to rest
   */
  set(from: number, to: number | null, knownAt: number, lands: number): this {
    this.#from = from;
    this.#to = to;
    this.#lands = lands;
    if (to === null) this.#coast.free();
    else this.#coast.brake(knownAt, lands, from, BOTH_WAYS, to, -to);
    return this;
  }

  /** Hundredths of the scale, 0 to 10,000, at `t`. */
  at(t: number): number {
    if (this.#to !== null && t >= this.#lands) return this.#to;
    return folded(this.#from + this.#coast.at(t));
  }
}

/** Folds a distance back at both ends of the scale. */
function folded(way: number): number {
  const part = aheadTo(0, way, BOTH_WAYS);
  return part <= SCALE ? part : BOTH_WAYS - part;
}

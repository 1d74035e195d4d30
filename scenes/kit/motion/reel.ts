import { Glide } from '../../../src/games/engine/glide.ts';
import { clamp01, smoothstep } from '../../engine/ease.ts';
import { random } from './random.ts';

/** How far a reel overshoots, in symbols, and the share of its time in which it returns. */
const PAST = 0.16;
const BACK = 0.14;
/** Number of neighbours of a resting symbol that are determined by it, as on a real strip. */
const STRIP = 2;

/** A column of symbols that spins down and stops with a given one in its window, with a heavy jolt. */
export class Reel {
  /** 0 at rest to 1 at full speed: for stretching and dimming the symbols. */
  blur = 0;
  stopped = false;
  /** Number of symbols that have passed. */
  #gone = 0;
  readonly #glide = new Glide(2);
  readonly #kinds: number;
  #start = 0;
  #target = 0;
  #seed = 0;
  #length = 0;

  /** `kinds` is the number of different symbols. */
  constructor(kinds: number) {
    this.#kinds = kinds;
  }

  /** Sets the time `t` of a spin over `length` symbols, from `start` in the window to `target`. */
  set(t: number, duration: number, length: number, start: number, target: number, seed: number): this {
    this.#start = start;
    this.#target = target;
    this.#seed = seed;
    this.#length = length;
    const down = duration * (1 - BACK);
    this.#glide.set(length + PAST, down);
    const back = PAST * smoothstep(t, down, duration);
    this.#gone = t >= duration ? length : Math.max(0, this.#glide.at(t)) - back;
    const most = (2 * length) / Math.max(1, duration);
    this.blur = clamp01(this.#glide.speed(t) / most);
    this.stopped = t >= duration;
    return this;
  }

  /** How far the rows are below their places, from 0 to below 1 symbol: draw row `row` at `row + offset`. */
  get offset(): number {
    return this.#gone - Math.floor(this.#gone);
  }

  /** The symbol of a row: 0 is the window's, -1 the one above it, which comes down next. */
  symbol(row: number): number {
    const at = Math.floor(this.#gone) - row;
    if (Math.abs(at) <= STRIP) return this.#beside(this.#start, at);
    if (Math.abs(at - this.#length) <= STRIP) return this.#beside(this.#target, at - this.#length);
    return Math.floor(random(this.#seed, 100_000 + at) * this.#kinds);
  }

  #beside(symbol: number, away: number): number {
    const at = symbol + away;
    return at - Math.floor(at / this.#kinds) * this.#kinds;
  }
}

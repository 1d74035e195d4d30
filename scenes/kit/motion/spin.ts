import { Glide } from '../../../src/games/engine/glide.ts';
import { bounceHeight, touchTime } from './flight.ts';
import { random } from './random.ts';

const TURN = Math.PI * 2;

/**
 * A wheel that turns, slows down and rests at an exact angle. It is set for every round and can be evaluated at any moment, so
 * late joiners see the same. Radians, clockwise as in Pixi; times in ms.
 */
export class Spin {
  readonly #glide = new Glide(3);
  #from = 0;
  #to = 0;
  #way: 1 | -1 = 1;

  /**
   * Turns from one angle to another in `duration`. It makes at least `turns` whole turns first, more if the wheel already has
   * `speed` radians per ms and must not brake to arrive; both below 0 turn it the other way.
   */
  set(from: number, to: number, turns: number, duration: number, speed = 0): this {
    this.#way = turns < 0 || speed < 0 ? -1 : 1;
    const ahead = this.#way * (to - from);
    const part = ahead - Math.floor(ahead / TURN) * TURN;
    const least = this.#glide.distanceFor(Math.abs(speed), duration);
    const whole = Math.max(Math.abs(Math.trunc(turns)), Math.ceil((least - part) / TURN));
    this.#glide.set(part + whole * TURN, duration, Math.abs(speed));
    this.#from = from;
    this.#to = to + TURN * Math.round((from + this.#way * this.#glide.distance - to) / TURN);
    return this;
  }

  /** Its duration, ms. */
  get duration(): number {
    return this.#glide.duration;
  }

  /** The angle at `t`: below 0 extrapolated with its initial speed, from the end on `to` and whole turns. */
  angle(t: number): number {
    return t >= this.#glide.duration ? this.#to : this.#from + this.#way * this.#glide.at(t);
  }

  /** Radians per ms at `t`. */
  speed(t: number): number {
    return this.#way * this.#glide.speed(t);
  }
}

const BOUNCES = 4;
/** Share of its time in which the ball runs on the rim. */
const ON_RIM = 0.56;
/** Share of its time after which it slows down. */
const SLOWING = 0.34;
/** The distance at full speed during its slowing, and its minimum distance, both relative to the wheel. */
const FULL_WAY = 27;
const LEAST_WAY = 7.9;

/**
 * The ball of a roulette: against the wheel on the rim, then down in small bounces, then at rest in its pocket. Until it slows
 * down its path is independent of the result, so it can start before the number is known.
 */
export class RouletteBall {
  /** Its angle relative to the table. */
  angle = 0;
  /** 1 on the rim, 0 in the pocket. */
  radius = 1;
  settled = false;

  /**
   * Sets the time `t` of a run of `duration` that ends in the pocket at angle `pocket` on the wheel. It keeps running while
   * that is null.
   */
  set(t: number, duration: number, wheel: Spin, pocket: number | null, seed: number): this {
    const drop = ON_RIM * duration;
    this.angle = wheel.angle(t) + onWheel(t, duration, pocket, seed);
    this.radius = pocket === null ? 1 : bounceHeight(t - drop, duration - drop, BOUNCES);
    this.settled = pocket !== null && t >= duration;
    return this;
  }

  /** When it bounces for the time `index`, 0 to 4; the last time it rests. */
  static knock(index: number, duration: number): number {
    return duration * (ON_RIM + touchTime(index, 1 - ON_RIM, BOUNCES));
  }
}

/** Its position relative to the wheel: it slows down by the power of the remaining share that brings it to its pocket. */
function onWheel(t: number, duration: number, pocket: number | null, seed: number): number {
  const start = random(seed, 70_000) * TURN;
  const slowing = SLOWING * duration;
  const rest = duration - slowing;
  const speed = FULL_WAY / rest;
  if (pocket === null || t <= slowing) return start - speed * t;
  const left = Math.max(0, duration - t) / rest;
  const ahead = start - speed * slowing - pocket - LEAST_WAY;
  const way = LEAST_WAY + ahead - Math.floor(ahead / TURN) * TURN;
  return start - speed * slowing - way * (1 - left ** (FULL_WAY / way));
}

import { Glide } from '../../src/games/engine/glide.ts';

const TURN = Math.PI * 2;

/**
 * A wheel that turns, slows and rests at an exact angle. It is set anew for every round and asked for any moment of
 * it, so who joins late sees what everybody sees. Radians, clockwise as Pixi has them; times in ms.
 */
export class Spin {
  readonly #glide = new Glide(3);
  #from = 0;
  #to = 0;
  #way: 1 | -1 = 1;

  /**
   * Turns from one angle to another in `duration`. At least `turns` whole turns come first, more where the wheel
   * already goes `speed` radians a ms and must not brake to arrive; both below 0 turn it the other way.
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

  /** ms it takes. */
  get duration(): number {
    return this.#glide.duration;
  }

  /** The angle at `t`: below 0 on the way in at its first speed, from the end on `to` and whole turns. */
  angle(t: number): number {
    return t >= this.#glide.duration ? this.#to : this.#from + this.#way * this.#glide.at(t);
  }

  /** Radians a ms at `t`. */
  speed(t: number): number {
    return this.#way * this.#glide.speed(t);
  }
}

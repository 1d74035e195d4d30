/** Share of a glide's time spent accelerating, and the share at which it begins to slow down. */
const GATHERED = 0.12;
const SLOWING = 0.34;

/**
 * Position of something that accelerates, runs on, slows down and stops: a linear rise of speed, a stretch at full speed, a
 * power-law fall to zero. Position and speed are continuous, and it never goes back. Distances in any unit, times in ms.
 */
export class Glide {
  distance = 0;
  duration = 0;
  readonly #power: number;
  #first = 0;
  #full = 0;

  /** `power` shapes the slow-down: 2 brakes evenly, 3 creeps into place. */
  constructor(power: number) {
    this.#power = power;
  }

  /** The distance that gives a full speed of `speed`; a shorter one from that speed would have to brake first. */
  distanceFor(speed: number, duration: number): number {
    return speed * duration * (SLOWING + (1 - SLOWING) / this.#power);
  }

  /** Covers `distance` in `duration`, starting at `speed`; then `distance` must be at least `distanceFor` that speed. */
  set(distance: number, duration: number, speed = 0): this {
    this.distance = distance;
    this.duration = duration;
    this.#first = speed;
    const gathered = (GATHERED / 2) * duration;
    const rest = this.distanceFor(1, duration) - gathered;
    this.#full = rest > 0 ? (distance - speed * gathered) / rest : 0;
    return this;
  }

  /** The distance covered at `t`. Before 0 it moves at the initial speed. */
  at(t: number): number {
    const { duration } = this;
    if (t >= duration) return this.distance;
    if (t <= 0) return this.#first * t;
    const gathering = GATHERED * duration;
    if (t < gathering) return this.#first * t + ((this.#full - this.#first) * t * t) / (2 * gathering);
    if (t < SLOWING * duration) return this.#gathered() + this.#full * (t - gathering);
    const left = (duration - t) / ((1 - SLOWING) * duration);
    return this.distance - this.#slowed() * left ** this.#power;
  }

  /** Distance per ms at `t`. */
  speed(t: number): number {
    const { duration } = this;
    if (t >= duration) return 0;
    if (t <= 0) return this.#first;
    const gathering = GATHERED * duration;
    if (t < gathering) return this.#first + ((this.#full - this.#first) * t) / gathering;
    if (t < SLOWING * duration) return this.#full;
    return this.#full * ((duration - t) / ((1 - SLOWING) * duration)) ** (this.#power - 1);
  }

  /** When it has covered `way`, between 0 and the whole distance. */
  timeOf(way: number): number {
    const { duration } = this;
    if (way >= this.distance) return duration;
    if (way <= 0) return 0;
    const gathered = this.#gathered();
    if (way < gathered) {
      const push = (this.#full - this.#first) / (GATHERED * duration);
      return (2 * way) / (this.#first + Math.sqrt(this.#first ** 2 + 2 * push * way));
    }
    const slowing = this.distance - this.#slowed();
    if (way < slowing) return GATHERED * duration + (way - gathered) / this.#full;
    const left = ((this.distance - way) / this.#slowed()) ** (1 / this.#power);
    return duration * (1 - (1 - SLOWING) * left);
  }

  /** The distance covered when full speed is reached. */
  #gathered(): number {
    return ((this.#first + this.#full) / 2) * GATHERED * this.duration;
  }

  /** The distance left when it begins to slow down. */
  #slowed(): number {
    return (this.#full * (1 - SLOWING) * this.duration) / this.#power;
  }
}

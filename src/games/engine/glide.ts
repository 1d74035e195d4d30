/** Share of a glide's time in which it gathers speed, and the share at which it begins to slow. */
const GATHERED = 0.12;
const SLOWING = 0.34;

/**
 * How far a thing has come that is set going, runs on, slows and rests: a straight rise of speed, a stretch at
 * full speed, a fall to nothing by a power of what is left. Place and speed never jump, and it never goes back.
 * Distances in any unit, times in ms.
 */
export class Glide {
  distance = 0;
  duration = 0;
  readonly #power: number;
  #first = 0;
  #full = 0;

  /** `power` is how the end draws out: 2 stops as brakes do, 3 creeps to its place. */
  constructor(power: number) {
    this.#power = power;
  }

  /** The way that gives a full speed of `speed`; a shorter one from that speed would have to brake first. */
  distanceFor(speed: number, duration: number): number {
    return speed * duration * (SLOWING + (1 - SLOWING) / this.#power);
  }

  /** Goes `distance` in `duration`, at `speed` from the start: then at least `distanceFor` that speed. */
  set(distance: number, duration: number, speed = 0): this {
    this.distance = distance;
    this.duration = duration;
    this.#first = speed;
    const gathered = (GATHERED / 2) * duration;
    const rest = this.distanceFor(1, duration) - gathered;
    this.#full = rest > 0 ? (distance - speed * gathered) / rest : 0;
    return this;
  }

  /** The way gone at `t`. Below 0 it comes on at its first speed. */
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

  /** Distance a ms at `t`. */
  speed(t: number): number {
    const { duration } = this;
    if (t >= duration) return 0;
    if (t <= 0) return this.#first;
    const gathering = GATHERED * duration;
    if (t < gathering) return this.#first + ((this.#full - this.#first) * t) / gathering;
    if (t < SLOWING * duration) return this.#full;
    return this.#full * ((duration - t) / ((1 - SLOWING) * duration)) ** (this.#power - 1);
  }

  /** When it has gone `way`, between 0 and the whole distance. */
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

  /** The way gone when it has its full speed. */
  #gathered(): number {
    return ((this.#first + this.#full) / 2) * GATHERED * this.duration;
  }

  /** The way that is left when it begins to slow. */
  #slowed(): number {
    return (this.#full * (1 - SLOWING) * this.duration) / this.#power;
  }
}

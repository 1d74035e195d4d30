import { bounceHeight, touchTime } from './bounce.ts';
import { random } from './random.ts';
import { Spin } from './spin.ts';

const TURNS = 5;
const BOUNCES = 4;
/** Share of its time that the ball runs on the rim. */
const ON_RIM = 0.56;
const TURN = Math.PI * 2;

/** The ball of a roulette: against the wheel on the rim, then down in small bounces, then at rest in its pocket. */
export class RouletteBall {
  /** Where it is, seen from the table. */
  angle = 0;
  /** 1 on the rim, 0 in the pocket. */
  radius = 1;
  settled = false;
  readonly #run = new Spin();

  /** Takes the moment `t` of a run of `duration` that ends in the pocket which is at `pocket` on the wheel itself. */
  set(t: number, duration: number, wheel: Spin, pocket: number, seed: number): this {
    const start = random(seed, 70_000) * TURN;
    this.#run.set(start, pocket, -TURNS, duration);
    this.angle = wheel.angle(t) + this.#run.angle(t);
    const drop = ON_RIM * duration;
    this.radius = bounceHeight(t - drop, duration - drop, BOUNCES);
    this.settled = t >= duration;
    return this;
  }

  /** When it knocks for the time `index`, 0 to 4; the last time it rests. */
  static knock(index: number, duration: number): number {
    return duration * (ON_RIM + touchTime(index, 1 - ON_RIM, BOUNCES));
  }
}

import type { RouletteView } from '../../src/games/roulette/engine/roulette.ts';
import { ROULETTE_TIMES } from '../../src/games/roulette/engine/rouletteTable.ts';
import { clamp01, smoothstep } from '../engine/ease.ts';
import { RouletteBall, Spin } from '../kit/motion/spin.ts';

/** The numbers in the order of the wheel's pockets, from the top at rotation 0 (assets/docs/wheels.md). */
const POCKETS = [0, 4, 11, 1, 13, 6, 9, 3, 14, 5, 8, 2, 12, 7, 10];
const PLACES = POCKETS.map((_, number) => POCKETS.indexOf(number));

/** The angle of a number's pocket from the top of the wheel, radians clockwise. */
export function pocketTurn(number: number): number {
  return ((PLACES[number] ?? 0) / POCKETS.length) * Math.PI * 2;
}

const { ballRests, letGo, wheelRests } = ROULETTE_TIMES;
const TURNS = 2;
/** Speed of the wheel during betting, radians per ms, and the ms until it is reached. */
const IDLE_SPEED = 0.00024;
const IDLE_RAMP = 1_500;
/** ms in which the ball is taken out of its pocket and released on the rim. */
const TAKEN = 240;
const LETS_GO = 220;
export const FADE = 180;
const PULSES = 3;
const PULSE = 760;
const TOP = -Math.PI / 2;

/**
 * The state of wheel and ball at a moment of a round. The wheel moves the same way in every round and rests with zero at its
 * top; the ball's resting position is the number. Each round thus begins as the previous one ended.
 */
export class WheelState {
  /** Rotation of the wheel, radians clockwise. */
  angle = 0;
  /** The ball in its pocket from the previous round: its alpha, and how far it is lifted, 0..1. */
  lying = 0;
  lift = 0;
  lyingAngle = 0;
  /** The ball of this round: its alpha, and 1 on the rim to 0 in the pocket. */
  running = 0;
  ballAngle = 0;
  ballRadius = 0;
  /** The number in the middle; null if there is none. Its progress of appearing, 0..1, and its alpha. */
  number: number | null = null;
  came = 0;
  shown = 0;
  /** Light over its pocket, 0..1. */
  lit = 0;
  /** Presence of the countdown's medal, 0..1. */
  counting = 0;
  readonly #wheel = new Spin();
  readonly #ball = new RouletteBall();
  #time = 0;
  #pocket: number | null = null;
  #seed = 0;

  /** Sets the view. Returns whether the next frame will differ. */
  set(view: RouletteView, reducedMotion: boolean): boolean {
    this.angle = this.lying = this.lift = this.running = this.lit = this.shown = this.counting = 0;
    this.number = null;
    if (view.phase === 'loading') return false;
    if (view.phase === 'betting') return this.#rest(view, reducedMotion);
    return reducedMotion ? this.#end(view) : this.#spin(view);
  }

  /** Angle of the running ball this many ms earlier, for its trail. */
  trail(ago: number): number {
    return this.#ball.set(this.#time - ago, ballRests, this.#wheel, this.#pocket, this.#seed).angle;
  }

  #rest({ elapsed, before }: RouletteView, reducedMotion: boolean): boolean {
    this.angle = reducedMotion ? 0 : idle(elapsed);
    this.#lie(before);
    this.number = before;
    this.came = 1;
    this.counting = reducedMotion || before !== null ? 1 : smoothstep(elapsed, 0, FADE);
    this.shown = this.lit = reducedMotion ? 0 : 1 - smoothstep(elapsed, 0, FADE);
    return true;
  }

  #end({ number, before }: RouletteView): boolean {
    this.#lie(number ?? before);
    this.number = number;
    this.came = 1;
    this.shown = this.lit = number === null ? 0 : 1;
    return false;
  }

  #spin({ phase, elapsed, clock, number, before, seed }: RouletteView): boolean {
    const thrown = phase === 'closing' || number !== null;
    this.#time = elapsed;
    this.#seed = seed;
    this.#pocket = number === null ? null : pocketTurn(number) + TOP;
    this.#wheel.set(idle(clock - elapsed), 0, TURNS, wheelRests, IDLE_SPEED);
    this.angle = this.#wheel.angle(elapsed);
    this.#lie(before);
    this.counting = 1 - smoothstep(elapsed, 0, FADE);
    this.lift = thrown ? clamp01(elapsed / TAKEN) : 0;
    this.lying *= 1 - smoothstep(this.lift, 0.3, 1);
    const ball = this.#ball.set(elapsed, ballRests, this.#wheel, this.#pocket, seed);
    this.running = thrown ? smoothstep(elapsed, letGo, letGo + LETS_GO) : 0;
    this.ballAngle = ball.angle;
    this.ballRadius = ball.radius;
    const since = elapsed - ballRests;
    if (number !== null && since >= 0) {
      this.number = number;
      this.came = clamp01(since / 340);
      this.shown = 1;
      this.lit = pulse(since);
    }
    return phase === 'closing' || elapsed < wheelRests || since < PULSES * PULSE;
  }

  #lie(number: number | null): void {
    this.lying = number === null ? 0 : 1;
    this.lyingAngle = this.angle + pocketTurn(number ?? 0) + TOP;
  }
}

/** The wheel's angle this many ms after the round opened: from rest to an idle rotation. */
function idle(t: number): number {
  return IDLE_SPEED * (t < IDLE_RAMP ? (t * t) / (2 * IDLE_RAMP) : t - IDLE_RAMP / 2);
}

/** Light that appears, falls to half and rises a few times, and stays. */
function pulse(since: number): number {
  const wave = Math.cos((clamp01(since / (PULSES * PULSE)) * PULSES - 0.5) * Math.PI * 2);
  return smoothstep(since, 0, 120) * (since >= PULSES * PULSE ? 1 : 0.7 - 0.3 * wave);
}

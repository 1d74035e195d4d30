import { Coast } from '../../../src/games/engine/coast.ts';

const TURN = Math.PI * 2;
/** A peg pushes the flap over the last part of a segment and releases it; the flap returns over this part of the next. */
const PUSHES = 0.72;
const BACK = 0.16;
/** Maximum distance of the stop from the segment's middle, in segments: never on a peg. */
const OFF = 0.3;
/** ms a lamp of the running light is lit, and of the blinking ones. */
const CHASE = 70;
const BLINK = 220;
/** Distance between heads of the running light in lamps, and the number of lamps lit behind each. */
const CHASED = 8;
const TAIL = 3;

/** When a spin's result was known and when it is at rest, ms after the request; infinite while unknown. */
export interface PegSpin {
  spin: number;
  knownAt: number;
  lands: number;
}

/** A wheel of segments between pegs that push a flap at its top. */
export class PegWheel {
  /** Rotation of the disc, radians clockwise. */
  angle = 0;
  /** How far a peg has pushed the flap, 0..1. */
  flap = 0;
  /** Radians per ms. */
  speed = 0;
  /** Whether it is at rest at its goal. */
  stands = false;
  readonly #segment: number;
  readonly #coast: Coast;

  /** @param pace radians a ms of a wheel that was pushed, which takes `push` ms */
  constructor(segments: number, pace: number, push: number) {
    this.#segment = TURN / segments;
    this.#coast = new Coast(pace, push);
  }

  /** The angle at which a segment is under the flap, offset by `off` (0..1) from its middle. */
  stop(place: number, off: number): number {
    return -(place + (2 * off - 1) * OFF) * this.#segment;
  }

  /** @param rested where it was set going from, and stands while nothing is known; @param goal where it stops, when that is known */
  set(rested: number, goal: number | null, { spin, knownAt, lands }: PegSpin, reducedMotion: boolean): void {
    this.speed = 0;
    this.stands = goal !== null && spin >= lands;
    if (this.stands) this.angle = goal ?? rested;
    else if (reducedMotion || spin === Number.POSITIVE_INFINITY) this.angle = rested;
    else {
      const coast = this.#coast;
      if (goal === null) coast.free();
      else coast.brake(knownAt, lands, rested, TURN, goal);
      this.angle = rested + coast.at(spin);
      this.speed = coast.speed(spin);
    }
    const part = this.angle / this.#segment + 0.5;
    this.flap = pushed(part - Math.floor(part));
  }
}

/** The flap's deflection at a position 0..1 between two pegs. */
function pushed(share: number): number {
  if (share < BACK) return 1 - share / BACK;
  return share > PUSHES ? ((share - PUSHES) / (1 - PUSHES)) ** 1.6 : 0;
}

/** The brightness of a lamp in a ring, 0..1, `t` ms into a running light. */
export function runningLamp(lamp: number, t: number): number {
  const behind = (((Math.floor(t / CHASE) - lamp) % CHASED) + CHASED) % CHASED;
  return Math.max(0, 1 - behind / TAIL);
}

/** The same for alternating lamps. */
export function blinkingLamp(lamp: number, t: number): number {
  return (lamp + Math.floor(t / BLINK)) % 2 === 0 ? 1 : 0.25;
}

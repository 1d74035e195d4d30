import type { WheelColor } from '../../contract/games/colorWheel/channel.ts';
import type { ColorWheelView } from '../../src/games/colorWheel/engine/colorWheelView.ts';
import { Coast } from '../../src/games/engine/coast.ts';
import { random } from '../kit/random.ts';

/** Reds and blues in their order, a grey behind each; gold stands at the top once (assets/docs/wheels.md). */
const ACCENTS = 'rbrrbrbrrbrrbrbrrbrrbrbrrbr';
const SEGMENTS: readonly WheelColor[] = [
  'gold' as const,
  ...[...ACCENTS].flatMap((letter) => [letter === 'r' ? 'red' : 'blue', 'grey'] as const),
].slice(0, 54);

const PLACES: Readonly<Record<WheelColor, readonly number[]>> = {
  grey: placesOf('grey'),
  red: placesOf('red'),
  blue: placesOf('blue'),
  gold: placesOf('gold'),
};

const TURN = Math.PI * 2;
export const SEGMENT = TURN / SEGMENTS.length;
/** How far from its middle a segment may stop under the flap, in segments: never on a peg. */
const OFF = 0.3;
/** Radians a ms of a wheel that was pushed, and the ms that takes. */
const PACE = 0.0085;
const PUSH = 420;
/** A peg pushes the flap over the last part of a segment and lets it go: it is back after so much of the next. */
const PUSHES = 0.72;
const BACK = 0.16;

function placesOf(color: WheelColor): readonly number[] {
  return SEGMENTS.flatMap((segment, place) => (segment === color ? [place] : []));
}

/** Which of its segments a colour is shown by in a round, and how far off its middle: a replay shows the same. */
function stopOf(color: WheelColor, seed: number): { place: number; angle: number } {
  const places = PLACES[color];
  const place = places[Math.floor(random(seed, 1) * places.length)] ?? 0;
  const off = (2 * random(seed, 2) - 1) * OFF;
  return { place, angle: -(place + off) * SEGMENT };
}

/** Where wheel and flap are at a moment. */
export class WheelState {
  /** Of the disc, radians clockwise. */
  angle = 0;
  /** How far a peg has pushed the flap, 0..1. */
  flap = 0;
  /** The segment that it came to stand on; null while it turns, or nothing was spun. */
  place: number | null = null;
  /** Radians a ms. */
  speed = 0;
  readonly #coast = new Coast(PACE, PUSH);

  set(
    { before, beforeSeed, color, seed, spin, knownAt, lands }: ColorWheelView,
    reducedMotion: boolean,
  ): void {
    const rested = before === null ? 0 : stopOf(before, beforeSeed).angle;
    const stop = color === null ? null : stopOf(color, seed);
    const stands = stop !== null && spin >= lands;
    this.speed = 0;
    this.place = stands ? stop.place : null;
    if (stands) this.angle = stop.angle;
    else if (reducedMotion || spin === Number.POSITIVE_INFINITY) this.angle = rested;
    else this.#turn(rested, stop?.angle ?? null, spin, knownAt, lands);
    const part = this.angle / SEGMENT + 0.5;
    this.flap = pushed(part - Math.floor(part));
  }

  #turn(rested: number, goal: number | null, spin: number, knownAt: number, lands: number): void {
    const coast = this.#coast;
    if (goal === null) coast.free();
    else coast.brake(knownAt, lands, rested, TURN, goal);
    this.angle = rested + coast.at(spin);
    this.speed = coast.speed(spin);
  }
}

/** The flap's deflection at a share 0..1 of the way from one peg to the next. */
function pushed(share: number): number {
  if (share < BACK) return 1 - share / BACK;
  return share > PUSHES ? ((share - PUSHES) / (1 - PUSHES)) ** 1.6 : 0;
}

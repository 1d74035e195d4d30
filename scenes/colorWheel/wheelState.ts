import type { WheelColor } from '../../contract/games/colorWheel/channel.ts';
import type { ColorWheelView } from '../../src/games/colorWheel/engine/colorWheelView.ts';
import { PegWheel } from '../kit/motion/pegWheel.ts';
import { random } from '../kit/motion/random.ts';

/** Reds and blues in order, each followed by a grey; gold is at the top once (assets/docs/wheels.md). */
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

export const SEGMENT = (Math.PI * 2) / SEGMENTS.length;
/** Speed of a pushed wheel, radians per ms, and the ms until it is reached. */
const PACE = 0.0085;
const PUSH = 420;

function placesOf(color: WheelColor): readonly number[] {
  return SEGMENTS.flatMap((segment, place) => (segment === color ? [place] : []));
}

/** The state of wheel and flap at a moment. */
export class WheelState extends PegWheel {
  /** The segment where it stopped; null while it turns, or before the first spin. */
  place: number | null = null;

  constructor() {
    super(SEGMENTS.length, PACE, PUSH);
  }

  show(view: ColorWheelView, reducedMotion: boolean): void {
    const { before, beforeSeed, color, seed } = view;
    const rested = before === null ? 0 : this.#stopOf(before, beforeSeed);
    this.set(rested, color === null ? null : this.#stopOf(color, seed), view, reducedMotion);
    this.place = this.stands && color !== null ? placeOf(color, seed) : null;
  }

  #stopOf(color: WheelColor, seed: number): number {
    return this.stop(placeOf(color, seed), random(seed, 2));
  }
}

/** Which of its segments is chosen for a colour in a round: deterministic for replays. */
function placeOf(color: WheelColor, seed: number): number {
  const places = PLACES[color];
  return places[Math.floor(random(seed, 1) * places.length)] ?? 0;
}

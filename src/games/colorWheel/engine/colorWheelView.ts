import type { WheelColor } from '../../../../contract/games/colorWheel/channel.ts';
import { WHEEL_RATES } from '../../../../contract/games/colorWheel/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { ColorWheel } from './colorWheel.ts';

/** Everything a picture of the colour wheel depends on. scenes/colorWheel draws it; equal views give equal pixels. */
export interface ColorWheelView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** The previous result and the seed of that round: the spin starts from that position. Null: there was no spin yet. */
  before: WheelColor | null;
  beforeSeed: number;
  /** The result; null while it is not known, or when there was no spin yet. */
  color: WheelColor | null;
  /** ms since the spin was requested; infinite: the wheel was at rest from the start. */
  spin: number;
  /** ms of the spin at which the result arrived, and at which the wheel stops; infinite while not known. */
  knownAt: number;
  lands: number;
  /** The colour's payout rate, in 1/10000; 0 while nothing is known. */
  rate: number;
  /** Whether the player had bet on it. */
  won: boolean;
  /** ms since the result is visible: negative before, infinite when it was known from the start. */
  since: number;
  /** Total stake and total payout of the round. */
  stake: bigint;
  payout: bigint;
}

/** ms a spin takes from the press, and its minimum from the answer on; with quick results it counts from the answer only. */
const SPIN = 5_200;
const BRAKES = 3_200;
const QUICK = 280;

/** Time (on the scale of the arguments, ms) at which the wheel stops. */
export function wheelStands(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt + QUICK : Math.max(requestedAt + SPIN, cameAt + BRAKES);
}

/** The view at `now` (server time, ms). */
export function colorWheelView(play: SoloPlay<ColorWheel>, now: number): ColorWheelView {
  const moment = soloMoment(play, now);
  const { shown, before, sinceRequest, knownAt } = moment;
  const lands = wheelStands(0, knownAt, play.fast);
  return {
    seed: seedOf(shown?.roundId ?? ''),
    before: before?.color ?? null,
    beforeSeed: seedOf(before?.roundId ?? ''),
    color: shown?.color ?? null,
    spin: sinceRequest,
    knownAt,
    lands,
    rate: shown ? Number(WHEEL_RATES[shown.color]) : 0,
    won: (shown?.win ?? 0n) > 0n,
    since: shown ? sinceShown(moment, lands) : -1,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}

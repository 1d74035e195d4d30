import type { WheelColor } from '../../../../contract/games/colorWheel/channel.ts';
import { WHEEL_RATES } from '../../../../contract/games/colorWheel/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { ColorWheel } from './colorWheel.ts';

/** What a picture of the colour wheel needs, and nothing else; scenes/colorWheel draws it, and the same view gives the same pixels. */
export interface ColorWheelView {
  /** Drives all that looks random; derived from the round's id. */
  seed: number;
  /** What it stood on before, and the seed of that round: it begins as that one ended. Null: nothing was ever spun. */
  before: WheelColor | null;
  beforeSeed: number;
  /** What it comes to stand on; null while the house has not said, or nothing was ever spun. */
  color: WheelColor | null;
  /** ms since the spin was asked for; infinite: the wheel stands as it was found. */
  spin: number;
  /** ms of the spin at which the result came, and at which the wheel stands; infinite while it is not known. */
  knownAt: number;
  lands: number;
  /** What the colour pays, in 1/10000; 0 while nothing is known. */
  rate: number;
  /** Whether the player had a stake on it. */
  won: boolean;
  /** ms since all of that was plain to see: below 0 before, infinite when it was found so. */
  since: number;
  /** All stakes of the round and all returns. */
  stake: bigint;
  payout: bigint;
}

/** ms a spin takes from the press, and at least from its answer on; with quick results from the answer alone. */
const SPIN = 5_200;
const BRAKES = 3_200;
const QUICK = 280;

/** When (on any scale of ms) a wheel stands that was set going and answered then. */
export function wheelStands(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt + QUICK : Math.max(requestedAt + SPIN, cameAt + BRAKES);
}

/** What the picture shows at `now` (server time, ms). */
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

import type { RollerChoice } from '../../../../contract/games/roller/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Roller } from './roller.ts';

/** What a picture of roller needs, and nothing else; scenes/roller draws it, and the same view gives the same pixels. */
export interface RollerView {
  /** Drives all that looks random; derived from the round's id. */
  seed: number;
  /** Where the needle rested, and the result it comes to: hundredths, 0 to 9,999. `to` is null while the house has not said. */
  from: number;
  to: number | null;
  /** ms since the roll was asked for; infinite: it rests where it was found. */
  roll: number;
  /** ms of the roll at which the result came, and at which the needle rests on it; infinite while it is not known. */
  knownAt: number;
  lands: number;
  /** The limit in hundredths that the roll goes by, and whether it wins above it or below. */
  limit: number;
  higher: boolean;
  /** What became of the roll that is shown; null: there is none. */
  won: boolean | null;
  /** ms since that was plain to see: below 0 before, infinite when it was found so. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms a roll takes from the press (spec.md, section 7: updates come 3.5 s later), and at least from its answer on. */
const ROLL = 3_500;
const BRAKES = 1_700;
const QUICK = 260;
/** Where the needle rests that nobody ever rolled. */
const START = 0;

/** When (on any scale of ms) a roll lies that was asked for and answered then. */
export function rollLands(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt + QUICK : Math.max(requestedAt + ROLL, cameAt + BRAKES);
}

/**
 * What the picture shows.
 * @param choice what is filled in for the next roll; the roll that is shown goes by its own
 * @param now server time, ms
 */
export function rollerView(play: SoloPlay<Roller>, choice: RollerChoice, now: number): RollerView {
  const moment = soloMoment(play, now);
  const { shown, before, sinceRequest, knownAt } = moment;
  const lands = rollLands(0, knownAt, play.fast);
  const selected = play.request?.type === 'start' ? play.request.choice : choice;
  const rolled = sinceRequest < lands && shown ? shown : selected;
  return {
    seed: seedOf(shown?.roundId ?? ''),
    from: before?.result ?? START,
    to: shown?.result ?? (knownAt < Number.POSITIVE_INFINITY ? START : null),
    roll: sinceRequest,
    knownAt,
    lands,
    limit: rolled.choose,
    higher: rolled.isHigher,
    won: shown?.won ?? null,
    since: sinceShown(moment, lands),
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}

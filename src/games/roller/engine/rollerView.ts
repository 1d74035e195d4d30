import type { RollerChoice } from '../../../../contract/games/roller/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Roller } from './roller.ts';

/** Everything a picture of roller depends on. scenes/roller draws it; equal views give equal pixels. */
export interface RollerView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** The needle's previous position, and the result it moves to: hundredths, 0 to 9,999. `to` is null while not known. */
  from: number;
  to: number | null;
  /** ms since the roll was requested; infinite: the needle was at rest from the start. */
  roll: number;
  /** ms of the roll at which the result arrived, and at which the needle rests on it; infinite while not known. */
  knownAt: number;
  lands: number;
  /** The roll's limit in hundredths, and whether it wins above or below it. */
  limit: number;
  higher: boolean;
  /** Outcome of the roll shown; null: there is none. */
  won: boolean | null;
  /** ms since the result is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms a roll takes from the press (spec.md, section 7: updates come 3.5 s later), and its minimum from the answer on. */
const ROLL = 3_500;
const BRAKES = 1_700;
const QUICK = 260;
/** The needle's position before the first roll. */
const START = 0;

/** Time (on the scale of the arguments, ms) at which a roll comes to rest. */
export function rollLands(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt + QUICK : Math.max(requestedAt + ROLL, cameAt + BRAKES);
}

/**
 * The view.
 * @param choice the choice for the next roll; the roll shown uses its own
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

import { PLACES } from '../../../../contract/games/stairs/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { type SoloPlay, steppedEnd } from '../../engine/soloPlay.ts';
import { levelRates, type Stairs } from './stairs.ts';

/** Everything a picture of stairs depends on. scenes/stairs draws it; equal views give equal pixels. */
export interface StairsView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** Whether a round is open, or was shown last; without one the climber waits on the ground. */
  playing: boolean;
  /** The places stepped on, 0 to 9, one per level; a stone falls on the last one when the round is lost. */
  path: readonly number[];
  /** Where the stones fell on each level: the climbed levels, and all ten once the round is over. */
  fallen: readonly (readonly number[])[];
  /** The rate of each climbed level, in 1/10000, starting with level 1. */
  rates: readonly number[];
  /** The place of the step in progress, on the level above those of `settled`; null: none. */
  stepping: number | null;
  /** Number of levels settled before that step, i.e. the climber's level. */
  settled: number;
  /**
   * ms since the step was requested, and of that: when it lands, when the stones begin to fall and when they lie; infinite
   * while not known.
   */
  step: number;
  lands: number;
  falls: number;
  lies: number;
  end: 'open' | 'lost' | 'cashed';
  /** ms since the result is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms of a jump, and of a stone's fall; both shorter with quick results. */
const JUMP = 400;
const FALL = 340;
const QUICK_JUMP = 120;
const QUICK_FALL = 150;
/** For a path climbed at once: ms from one level to the next. */
const LEVEL = JUMP + FALL + 60;
const QUICK_LEVEL = 130;

const NEVER = Number.POSITIVE_INFINITY;
const NONE: readonly number[] = [];
const NO_STONES: readonly (readonly number[])[] = [];

interface StepTimes {
  lands: number;
  falls: number;
  lies: number;
}

/** Times (on the scale of the arguments, ms) at which a step lands, and its stones fall and lie. */
function stepTimes(requestedAt: number, cameAt: number, fast: boolean): StepTimes {
  const lands = requestedAt + (fast ? QUICK_JUMP : JUMP);
  const falls = fast ? cameAt : Math.max(cameAt, lands - FALL / 2);
  return { lands, falls, lies: Math.max(lands, falls + (fast ? QUICK_FALL : FALL)) };
}

/** When (server time) the newest step of a round is visible; a path climbed at once is shown level by level. */
export function climbShown(
  round: Stairs['round'],
  requestedAt: number,
  cameAt: number,
  fast: boolean,
): number {
  if (!round.stepped) return cameAt;
  if (!round.atOnce) return stepTimes(requestedAt, cameAt, fast).lies;
  const last = cameAt + (round.path.length - 1) * (fast ? QUICK_LEVEL : LEVEL);
  return stepTimes(last, last, fast).lies;
}

/** The view at `now` (server time, ms); `stones` is the choice for the next round. */
export function stairsView(play: SoloPlay<Stairs>, stones: number, now: number): StairsView {
  const { round, request, requestedAt, cameAt, brought, fast } = play;
  const pending = cameAt === null && requestedAt !== null ? request : null;
  const shown = pending?.type === 'start' ? null : round;
  const came =
    pending === null && requestedAt !== null && cameAt !== null && brought ? { requestedAt, cameAt } : null;
  const view: StairsView = {
    seed: seedOf(shown?.roundId ?? ''),
    playing: shown !== null,
    path: shown?.path ?? NONE,
    fallen: shown?.fallen ?? NO_STONES,
    rates: levelRates(shown && (came || !shown.over) ? shown.stones : stones),
    stepping: null,
    settled: shown?.path.length ?? 0,
    step: NEVER,
    lands: NEVER,
    falls: NEVER,
    lies: NEVER,
    end: steppedEnd(shown),
    since: pending ? -1 : NEVER,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
  if (pending?.type === 'move' && requestedAt !== null)
    return {
      ...view,
      stepping: pending.move,
      step: now - requestedAt,
      lands: stepTimes(0, NEVER, fast).lands,
    };
  if (!came || !shown) return view;
  const since = now - climbShown(shown, came.requestedAt, came.cameAt, fast);
  if (!shown.stepped) return { ...view, since };
  return { ...view, ...climbing(shown, came, fast, now), since };
}

/** The current step of a climb. */
function climbing(
  { path, atOnce }: Stairs['round'],
  { requestedAt, cameAt }: { requestedAt: number; cameAt: number },
  fast: boolean,
  now: number,
): Pick<StairsView, 'stepping' | 'settled' | 'step' | keyof StepTimes> {
  const last = path.length - 1;
  const each = fast ? QUICK_LEVEL : LEVEL;
  const level = atOnce ? Math.max(0, Math.min(last, Math.floor((now - cameAt) / each))) : last;
  const from = atOnce ? cameAt + level * each : requestedAt;
  return {
    stepping: path[level] ?? null,
    settled: level,
    step: now - from,
    ...stepTimes(0, atOnce ? 0 : cameAt - requestedAt, fast),
  };
}

/**
 * The layout of the stairs on a canvas: distances between places and levels in CSS pixels, and the number of visible levels.
 */
export interface StairsLayout {
  /** The centre of the first place. */
  left: number;
  pitch: number;
  rise: number;
  /** The centre of the climber's level during the climb. */
  ground: number;
  /** CSS pixels per atlas pixel. */
  scale: number;
}

/** A place's width in pixels of the atlas, drawn at 0.94 of its size. */
const PLACE = 71.5;

export function stairsLayout(width: number, height: number): StairsLayout {
  const pitch = Math.min(width / PLACES, height / 6.4, 92);
  const scale = pitch / PLACE;
  const rise = Math.max(46, Math.min(height / 6.2, pitch * 1.15));
  return { left: width / 2 - ((PLACES - 1) / 2) * pitch, pitch, rise, ground: height - rise * 0.78, scale };
}

/** Number of levels by which the picture is moved down, so that the climber and the next levels are visible. */
export function cameraAt(level: number): number {
  return Math.max(0, level - 1);
}

/** The press areas of the places on a level, while the climber is on the level below. */
export function placeRects(
  width: number,
  height: number,
  level: number,
): readonly { x: number; y: number; width: number; height: number }[] {
  const { left, pitch, rise, ground } = stairsLayout(width, height);
  const y = ground - (level - cameraAt(level - 1)) * rise;
  // The row above and the climber limit the height; the minimum is a thumb's height.
  return Array.from({ length: PLACES }, (_, place) => ({
    x: left + (place - 0.5) * pitch,
    y: y - rise * 0.62,
    width: pitch,
    height: Math.max(44, rise),
  }));
}

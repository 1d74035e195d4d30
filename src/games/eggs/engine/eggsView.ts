import { EGGS } from '../../../../contract/games/eggs/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { resting, sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Eggs } from './eggs.ts';

/** Everything a picture of eggs depends on. scenes/eggs draws it; equal views give equal pixels. */
export interface EggsView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** The picked egg, 0 to 4; null: none yet. */
  egg: number | null;
  /** The prize in each, in 1/10000; null while not known. */
  prizes: readonly number[] | null;
  /** ms since it was picked; infinite: the eggs were at rest from the start. */
  pick: number;
  /** ms after the pick at which it cracks, and at which its prize is visible; infinite while not known. */
  cracks: number;
  opens: number;
  /** ms since the prize is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms: minimum time that a picked egg rocks before it cracks. With quick results it opens when the answer arrives. */
const ROCKS = 420;
const CRACKS = 760;
const QUICK = 260;

/** Time (on the scale of the arguments, ms) at which a picked egg cracks. */
function eggCracks(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt : Math.max(requestedAt + ROCKS, cameAt);
}

/** When its prize is visible. */
export function eggOpens(requestedAt: number, cameAt: number, fast: boolean): number {
  return eggCracks(requestedAt, cameAt, fast) + (fast ? QUICK : CRACKS);
}

/** The view at `now` (server time, ms). */
export function eggsView(play: SoloPlay<Eggs>, now: number): EggsView {
  const moment = resting(soloMoment(play, now));
  const { shown, sinceRequest, knownAt } = moment;
  const { request } = play;
  const opens = eggOpens(0, knownAt, play.fast);
  return {
    seed: seedOf(shown?.roundId ?? ''),
    egg: shown?.egg ?? (request?.type === 'start' ? request.choice.egg : null),
    prizes: shown?.prizes ?? null,
    pick: sinceRequest,
    cracks: eggCracks(0, knownAt, play.fast),
    opens,
    since: shown ? sinceShown(moment, opens) : -1,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}

/** An egg's position on the canvas: its centre, and CSS pixels per atlas pixel. */
export interface EggPlace {
  x: number;
  y: number;
  scale: number;
}

/** Size of an egg with its nest in atlas pixels, with room for what comes out of it. */
const WIDE = 196;
const HIGH = 262;
/** Share of that height above the egg's centre. */
const RISES = 0.55;

/** Height that the page overlays at the picture's upper edge, CSS pixels. */
const TOP = 20;

/** Positions of the five eggs on a canvas of this size: side by side, or two behind three where that makes them larger. */
export function eggsLayout(width: number, height: number): readonly EggPlace[] {
  const room = height - TOP;
  const row = Math.min(width / (EGGS * WIDE), room / HIGH);
  const rows = Math.min(width / (3 * WIDE), room / (2 * HIGH));
  if (row >= rows) {
    const top = TOP + (room - HIGH * row) / 2;
    return Array.from({ length: EGGS }, (_, i) => ({
      x: width / 2 + (i - 2) * Math.min(WIDE * row * 1.12, width / EGGS),
      y: top + RISES * HIGH * row,
      scale: row,
    }));
  }
  const pitch = Math.min(WIDE * rows * 1.15, width / 3);
  const top = TOP + (room - 2 * HIGH * rows) / 2;
  const behind = top + RISES * HIGH * rows;
  return Array.from({ length: EGGS }, (_, i) =>
    i < 2
      ? { x: width / 2 + (i - 0.5) * pitch, y: behind, scale: rows }
      : { x: width / 2 + (i - 3) * pitch, y: behind + HIGH * rows, scale: rows },
  );
}

/** The press areas of the eggs. */
export function eggRects(
  width: number,
  height: number,
): readonly { x: number; y: number; width: number; height: number }[] {
  return eggsLayout(width, height).map(({ x, y, scale }) => {
    const [wide, high] = [170 * scale, 220 * scale];
    return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
  });
}

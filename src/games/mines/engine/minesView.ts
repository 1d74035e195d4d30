import { TILES } from '../../../../contract/games/mines/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { type SoloPlay, steppedEnd } from '../../engine/soloPlay.ts';
import type { Mines, MinesTile } from './mines.ts';

/** The board is five by five; tiles are counted row by row from the top left. */
export const SIDE = 5;

/** Everything a picture of mines depends on. scenes/mines draws it; equal views give equal pixels. */
export interface MinesView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** Whether a round is open, or was shown last; without one the board is dark. */
  playing: boolean;
  tiles: readonly MinesTile[];
  /** Which tiles the player opened. */
  picked: readonly boolean[];
  /** The tile pressed last, pending or answered; null: none, or the round was restored. */
  newest: number | null;
  /** ms since it was pressed, and ms of that at which its reply turned it; infinite where there is none. */
  press: number;
  turns: number;
  end: 'open' | 'lost' | 'cashed';
  /** ms since the newest step is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms in which a tile turns over; also with quick results, because it is within their limit. */
export const TURN = 260;

const NEVER = Number.POSITIVE_INFINITY;
const CLOSED: readonly MinesTile[] = Array.from({ length: TILES }, () => 'closed');
const NONE: readonly boolean[] = Array.from({ length: TILES }, () => false);

/** Time (on the scale of the arguments, ms) at which a step is visible; a start and a cash-out are visible at once. */
export function tileShown(cameAt: number, opens: boolean): number {
  return opens ? cameAt + TURN : cameAt;
}

/** The view at `now` (server time, ms). */
export function minesView(
  { round, request, requestedAt, cameAt, brought }: SoloPlay<Mines>,
  now: number,
): MinesView {
  const pending = cameAt === null && requestedAt !== null ? request : null;
  const shown = pending?.type === 'start' ? null : round;
  const fresh = pending === null && cameAt !== null && requestedAt !== null && brought;
  const opened = fresh ? (round?.newest ?? null) : null;
  return {
    seed: seedOf(shown?.roundId ?? ''),
    playing: shown !== null,
    tiles: shown?.board ?? CLOSED,
    picked: shown?.picked ?? NONE,
    newest: pending?.type === 'move' ? pending.move : opened,
    press: pending || opened !== null ? now - (requestedAt ?? now) : NEVER,
    turns: opened !== null && cameAt !== null ? cameAt - (requestedAt ?? cameAt) : NEVER,
    end: steppedEnd(shown),
    since: fresh && cameAt !== null ? now - tileShown(cameAt, opened !== null) : pending ? -1 : NEVER,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}

/** The pitch of the tiles in atlas pixels, and the size of the board with its margin. */
const PITCH = 120;
const BOARD = SIDE * PITCH + 20;

export interface MinesLayout {
  /** The centre of the first tile, the distance between tiles in CSS pixels, and CSS pixels per atlas pixel. */
  x: number;
  y: number;
  pitch: number;
  scale: number;
}

/** Height that the page overlays at the picture's upper edge, CSS pixels. */
const TOP = 40;

/** The board's position on a canvas of this size. */
export function minesLayout(width: number, height: number): MinesLayout {
  const scale = Math.min(width, height - TOP) / BOARD;
  const pitch = PITCH * scale;
  const half = ((SIDE - 1) / 2) * pitch;
  return { x: width / 2 - half, y: TOP + (height - TOP) / 2 - half, pitch, scale };
}

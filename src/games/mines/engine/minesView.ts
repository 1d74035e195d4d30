import { TILES } from '../../../../contract/games/mines/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { type SoloPlay, steppedEnd } from '../../engine/soloPlay.ts';
import type { Mines, MinesTile } from './mines.ts';

/** The board is five by five; tiles are counted row by row from the top left. */
export const SIDE = 5;

/** What a picture of mines needs, and nothing else; scenes/mines draws it, and the same view gives the same pixels. */
export interface MinesView {
  /** Drives all that looks random; derived from the round's id. */
  seed: number;
  /** Whether a round is open, or was shown last: without one the board waits in the dark. */
  playing: boolean;
  tiles: readonly MinesTile[];
  /** Which of them the player opened. */
  picked: readonly boolean[];
  /** The tile that was pressed last, asked for or answered; null: none, or the round was found so. */
  newest: number | null;
  /** ms since it was pressed, and ms of that at which its answer turned it; infinite where there is none. */
  press: number;
  turns: number;
  end: 'open' | 'lost' | 'cashed';
  /** ms since the newest of all that was plain to see: below 0 before, infinite when it was found so. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms in which a tile turns over; with quick results too, as it is no longer than they may take. */
export const TURN = 260;

const NEVER = Number.POSITIVE_INFINITY;
const CLOSED: readonly MinesTile[] = Array.from({ length: TILES }, () => 'closed');
const NONE: readonly boolean[] = Array.from({ length: TILES }, () => false);

/** When (on any scale of ms) a step is plain to see that was answered then; a start and a cash-out are at once. */
export function tileShown(cameAt: number, opens: boolean): number {
  return opens ? cameAt + TURN : cameAt;
}

/** What the picture shows at `now` (server time, ms). */
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

/** The side of a tile's place, in pixels of the atlas, and the board's with its margin. */
const PITCH = 120;
const BOARD = SIDE * PITCH + 20;

export interface MinesLayout {
  /** The middle of the first tile, how far tiles are apart, CSS pixels, and how many of them a pixel of the atlas is. */
  x: number;
  y: number;
  pitch: number;
  scale: number;
}

/** What the page shows over the picture's upper edge, CSS pixels. */
const TOP = 40;

/** Where the board lies on a canvas of this size. */
export function minesLayout(width: number, height: number): MinesLayout {
  const scale = Math.min(width, height - TOP) / BOARD;
  const pitch = PITCH * scale;
  const half = ((SIDE - 1) / 2) * pitch;
  return { x: width / 2 - half, y: TOP + (height - TOP) / 2 - half, pitch, scale };
}

import type { MinesRound as ToldRound } from '../../../../contract/games/mines/channel.ts';
import { type MinesChoice, TILES } from '../../../../contract/games/mines/rules.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

/** The visible state of a tile. */
export type MinesTile = 'closed' | 'gem' | 'mine';

export interface MinesRound extends SoloRound, MinesChoice {
  /** The opened tiles in order; the last one is a mine when the round is lost. */
  opened: readonly number[];
  /** The visible state of each of the 25 tiles, and whether the player opened it. */
  board: readonly MinesTile[];
  picked: readonly boolean[];
  /** The tile of its newest step; null when that was the start or a cash-out. */
  newest: number | null;
}

/** Auto-bet settings: the tiles to open in turn before cashing out. */
interface MinesAuto extends AutoSettings, MinesChoice {
  pattern: readonly number[];
}

export interface Mines extends SoloKind {
  round: MinesRound;
  choice: MinesChoice;
  move: number;
  settings: MinesAuto;
}

export function readMines(received: ToldRound): MinesRound {
  const { tiles, mines, mineCount, end } = received;
  return {
    ...readSoloRound(received),
    mineCount,
    opened: tiles,
    ...boardOf(tiles, mines ?? (end === 'lost' ? tiles.slice(-1) : null)),
    newest: end === 'cashedOut' ? null : (tiles.at(-1) ?? null),
  };
}

function boardOf(opened: readonly number[], mines: readonly number[] | null) {
  const picked = Array.from({ length: TILES }, (_, tile) => opened.includes(tile));
  const board = picked.map((open, tile): MinesTile => {
    if (mines?.includes(tile)) return 'mine';
    return open || mines ? 'gem' : 'closed';
  });
  return { board, picked };
}

/** The states of an ended round after each of its steps, for the replay. */
export function minesSteps(round: MinesRound): MinesRound[] {
  const { opened } = round;
  const open = Array.from({ length: opened.length + 1 }, (_, step): MinesRound => {
    const tiles = opened.slice(0, step);
    const still = { ...round, step, over: false, end: null, win: 0n };
    return { ...still, opened: tiles, ...boardOf(tiles, null), newest: tiles.at(-1) ?? null };
  });
  return round.newest === null ? [...open, round] : [...open.slice(0, -1), round];
}

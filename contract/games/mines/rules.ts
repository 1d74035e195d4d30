import { ErrorCode } from '../../errors.ts';
import { chooseNext } from '../../fairness.ts';
import type { Rate } from '../../money.ts';
import { DECIDED_BY_MOVES, fairRate, type SoloRules, type SoloState, unless, within } from '../solo/rules.ts';

/** Mines: the rules of games.md. `choose(m of 25)` are mines; k safe tiles pay 0.98 * C(25, k) / C(25 - m, k). */

export const TILES = 25;
export const MOST_MINES = 24;

/** 1 to 24 mines. */
export interface MinesChoice {
  mineCount: number;
}

export interface MinesState extends SoloState {
  mineCount: number;
  /** The opened tiles, in order. */
  tiles: readonly number[];
}

/** The rate of this number of safe tiles and mines; 0 for no tile. */
export function minesRate(mineCount: number, safe: number): Rate {
  if (safe === 0) return 0n;
  // C(25, k) / C(25 - m, k) is the product of (25 - i) / (25 - m - i).
  let [numerator, denominator] = [1n, 1n];
  for (let i = 0; i < safe; i++) {
    numerator *= BigInt(TILES - i);
    denominator *= BigInt(TILES - mineCount - i);
  }
  return fairRate(numerator, denominator);
}

export const MINES_RULES: SoloRules<MinesChoice, number[], number, MinesState> = {
  ...DECIDED_BY_MOVES,
  key: 'mines',
  refusal: ({ mineCount }) => unless(within(mineCount, 1, MOST_MINES), ErrorCode.mineCount),
  draw: (floats, { mineCount }) => chooseNext(floats, mineCount, TILES),
  first: ({ mineCount }) => ({ mineCount, tiles: [], rate: 0n, done: false }),
  rateAfter({ mineCount, tiles, done }, tile) {
    if (done || !within(tile, 0, TILES - 1) || tiles.includes(tile)) return null;
    return minesRate(mineCount, tiles.length + 1);
  },
  step({ mineCount, tiles }, tile, mines) {
    const opened = [...tiles, tile];
    if (mines.includes(tile)) return { mineCount, tiles: opened, rate: 0n, done: true };
    const done = opened.length === TILES - mineCount;
    return { mineCount, tiles: opened, rate: minesRate(mineCount, opened.length), done };
  },
  nextRates: ({ mineCount, tiles, done }) => (done ? [] : [minesRate(mineCount, tiles.length + 1)]),
};

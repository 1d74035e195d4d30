import type { Board } from '../../board.ts';
import { FIRST_PAID, WILD } from '../../symbols.ts';

/** Minimum number of connected cells of a cluster. */
const LEAST_CLUSTER = 5;

/** Finds clusters one by one; buffers are reused, so a search allocates nothing. */
export class ClusterFinder {
  readonly #board: Board;
  /** The neighbours of each cell: four per cell, -1 outside the board. */
  readonly #beside: Int8Array;
  /** The last cluster that each cell was in; a wild may be in several. */
  readonly #seen: Uint8Array;
  #mark = 0;
  #next = 0;
  /** The cells of the found cluster; the first `count` are valid. */
  readonly cells: Uint8Array;
  count = 0;
  symbol = 0;

  constructor(board: Board) {
    const { reels, rows } = board;
    this.#board = board;
    this.cells = new Uint8Array(reels * rows);
    this.#seen = new Uint8Array(reels * rows);
    this.#beside = new Int8Array(reels * rows * 4).fill(-1);
    for (let cell = 0; cell < reels * rows; cell++) {
      if (cell % rows > 0) this.#beside[cell * 4] = cell - 1;
      if (cell % rows < rows - 1) this.#beside[cell * 4 + 1] = cell + 1;
      if (cell >= rows) this.#beside[cell * 4 + 2] = cell - rows;
      if (cell < (reels - 1) * rows) this.#beside[cell * 4 + 3] = cell + rows;
    }
  }

  /** Starts a search of the board. */
  begin(): void {
    this.#seen.fill(0);
    this.#mark = 0;
    this.#next = 0;
  }

  /** Finds the next cluster. False if there is none. */
  next(): boolean {
    const [{ cells }, seen] = [this.#board, this.#seen];
    for (; this.#next < cells.length; this.#next++) {
      const symbol = cells[this.#next] as number;
      if (symbol < FIRST_PAID || seen[this.#next] !== 0) continue;
      this.#fill(this.#next, symbol);
      if (this.count >= LEAST_CLUSTER) return true;
    }
    return false;
  }

  #fill(from: number, symbol: number): void {
    const [{ cells }, seen, found, beside] = [this.#board, this.#seen, this.cells, this.#beside];
    const mark = ++this.#mark;
    found[0] = from;
    seen[from] = mark;
    let count = 1;
    for (let at = 0; at < count; at++) {
      const first = (found[at] as number) * 4;
      for (let side = first; side < first + 4; side++) {
        const cell = beside[side] as number;
        if (cell < 0 || seen[cell] === mark) continue;
        const here = cells[cell];
        if (here !== symbol && here !== WILD) continue;
        seen[cell] = mark;
        found[count++] = cell;
      }
    }
    this.count = count;
    this.symbol = symbol;
  }
}

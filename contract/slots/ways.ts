import type { Board } from './board.ts';
import type { SymbolWin } from './book.ts';
import { type PayTable, payOf } from './countTable.ts';
import { FIRST_PAID, letterOf, SYMBOLS, WILD } from './symbols.ts';

/**
 * Evaluates a board in ways: a symbol on reels from the left pays for each choice of one of its cells on each of them. Wilds
 * substitute every symbol; they are never on the first reel, so no win consists of wilds only.
 */
export class WayPays {
  readonly #pays: PayTable;
  /** The number of a symbol's cells on a reel, at `reel * symbols + symbol`. */
  readonly #counts: Uint8Array;
  /** The multiplier of each reel for wins that include it. */
  readonly reelTimes: Uint8Array;

  constructor(board: Board, pays: PayTable) {
    this.#pays = pays;
    this.#counts = new Uint8Array(board.reels * SYMBOLS.length);
    this.reelTimes = new Uint8Array(board.reels).fill(1);
  }

  /** The sum of all symbols, which are recorded if `wins` is given. */
  pay(board: Board, times: number, wins: SymbolWin[] | null): number {
    const [counts, { cells, reels, rows }] = [this.#counts, board];
    counts.fill(0);
    for (let reel = 0, cell = 0; reel < reels; reel++)
      for (let row = 0; row < rows; row++, cell++)
        (counts[reel * SYMBOLS.length + (cells[cell] as number)] as number)++;
    let sum = 0;
    for (let symbol = FIRST_PAID; symbol < SYMBOLS.length; symbol++) {
      if (counts[symbol] === 0) continue;
      let [count, ways, multiplier] = [0, 1, times];
      for (; count < reels; count++) {
        const at = count * SYMBOLS.length;
        const here = (counts[at + symbol] as number) + (counts[at + WILD] as number);
        if (here === 0) break;
        ways *= here;
        multiplier *= this.reelTimes[count] as number;
      }
      const rate = payOf(this.#pays, symbol, count) * ways * multiplier;
      if (rate === 0) continue;
      sum += rate;
      wins?.push({
        symbol: letterOf(symbol),
        count,
        cells: cellsIn(board, symbol, count),
        rate,
        multiplier,
        ways,
      });
    }
    return sum;
  }
}

function cellsIn(board: Board, symbol: number, reels: number): number[] {
  return [...board.cells.keys()].filter(
    (cell) => cell < reels * board.rows && (board.cells[cell] === symbol || board.cells[cell] === WILD),
  );
}

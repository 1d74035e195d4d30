import type { Board } from './board.ts';
import type { SymbolWin } from './book.ts';
import { type PayTable, payOf } from './countTable.ts';
import { FIRST_PAID, letterOf, WILD } from './symbols.ts';

/** Paylines: each gives a row for each reel, from the left. */
export type Paylines = readonly (readonly number[])[];

const rowsOf = (text: string) => Array.from(text, Number);

/** For three reels of three rows: the rows, then the diagonals. Definitions use the first ones. */
export const LINES_3X3: Paylines = ['111', '000', '222', '012', '210'].map(rowsOf);

/** Twenty for five reels of three rows. */
export const LINES_5X3: Paylines = [
  ...['11111', '00000', '22222', '01210', '21012', '00100', '22122', '12221', '10001', '10101'],
  ...['12121', '01010', '21212', '11011', '11211', '01110', '21112', '02020', '20202', '00200'],
].map(rowsOf);

/** The win of a line: the symbol, its count, and how many of those are wild. Overwritten for each line. */
export interface LineResult {
  symbol: number;
  count: number;
  wilds: number;
  rate: number;
}

export const lineResult = (): LineResult => ({ symbol: 0, count: 0, wilds: 0, rate: 0 });

/**
 * Evaluates a line: equal symbols on reels from the left, with wilds as substitutes; or wilds as their own symbol, if that pays
 * more.
 * @param wildTimes multiplier of each wild in a win
 */
export function readLine(into: LineResult, line: Uint8Array, pays: PayTable, wildTimes: number): void {
  let [leading, count, wilds] = [0, 0, 0];
  let symbol = WILD;
  for (let reel = 0; reel < line.length; reel++) {
    const here = line[reel] as number;
    if (here === WILD) {
      if (symbol === WILD) leading++;
      wilds++;
    } else if (here < FIRST_PAID || (symbol !== WILD && here !== symbol)) break;
    else symbol = here;
    count++;
  }
  const ofWilds = payOf(pays, WILD, leading) * wildTimes ** leading;
  const mixed = symbol === WILD ? 0 : payOf(pays, symbol, count) * wildTimes ** wilds;
  const asWilds = ofWilds > mixed;
  into.symbol = asWilds ? WILD : symbol;
  into.count = asWilds ? leading : count;
  into.wilds = asWilds ? leading : wilds;
  into.rate = asWilds ? ofWilds : mixed;
}

/** Evaluates a board on its lines. */
export class LinePays {
  readonly #cells: readonly Uint8Array[];
  readonly #line: Uint8Array;
  readonly #result = lineResult();
  readonly #pays: PayTable;
  readonly #wildTimes: number;

  constructor(board: Board, lines: Paylines, pays: PayTable, wildTimes = 1) {
    this.#cells = lines.map((rows) => Uint8Array.from(rows, (row, reel) => reel * board.rows + row));
    this.#line = new Uint8Array(board.reels);
    this.#pays = pays;
    this.#wildTimes = wildTimes;
  }

  /** The sum of all lines, which are recorded if `wins` is given. */
  pay(board: Board, times: number, wins: SymbolWin[] | null): number {
    const [line, result] = [this.#line, this.#result];
    let sum = 0;
    for (let at = 0; at < this.#cells.length; at++) {
      const cells = this.#cells[at] as Uint8Array;
      for (let reel = 0; reel < line.length; reel++)
        line[reel] = board.cells[cells[reel] as number] as number;
      readLine(result, line, this.#pays, this.#wildTimes);
      if (result.rate === 0) continue;
      sum += result.rate * times;
      wins?.push({
        symbol: letterOf(result.symbol),
        count: result.count,
        cells: [...cells.subarray(0, result.count)],
        rate: result.rate * times,
        multiplier: this.#wildTimes ** result.wilds * times,
        line: at,
      });
    }
    return sum;
  }
}

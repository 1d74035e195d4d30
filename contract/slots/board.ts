import type { RevealEvent } from './book.ts';
import type { SlotRandom } from './random.ts';
import { codesOf, letterOf } from './symbols.ts';

/** Reel strips as numbers. */
export type Strips = readonly Uint8Array[];

export function stripsOf(reels: readonly string[]): Strips {
  return reels.map(codesOf);
}

/** The visible symbols. One board is reused for all spins of a machine, which avoids allocations in millions of spins. */
export class Board {
  readonly reels: number;
  readonly rows: number;
  /** The symbol at `reel * rows + row`. */
  readonly cells: Uint8Array;
  /** Where each reel stopped: the strip position of its top row. */
  readonly stops: Int32Array;

  constructor(reels: number, rows: number) {
    this.reels = reels;
    this.rows = rows;
    this.cells = new Uint8Array(reels * rows);
    this.stops = new Int32Array(reels);
  }

  /** Stops every reel at random: one pick each, from the left. */
  spin(strips: Strips, random: SlotRandom): void {
    const { cells, rows, reels, stops } = this;
    for (let reel = 0; reel < reels; reel++) {
      const strip = strips[reel] as Uint8Array;
      let at = random.pick(strip.length);
      stops[reel] = at;
      for (let row = 0; row < rows; row++) {
        cells[reel * rows + row] = strip[at] as number;
        at = at + 1 === strip.length ? 0 : at + 1;
      }
    }
  }

  count(symbol: number): number {
    const { cells } = this;
    let count = 0;
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) count++;
    return count;
  }

  cellsOf(symbol: number): number[] {
    return [...this.cells.keys()].filter((cell) => this.cells[cell] === symbol);
  }

  /** In the format of a book. */
  text(): string[] {
    const texts: string[] = [];
    for (let at = 0; at < this.cells.length; at += this.rows)
      texts.push(Array.from(this.cells.subarray(at, at + this.rows), letterOf).join(''));
    return texts;
  }

  /** @param need of `symbol` bring the feature: reels turn longer once they lack one alone */
  revealed(game: RevealEvent['game'], symbol?: number, need = 0): RevealEvent {
    const anticipation: number[] = [];
    let seen = 0;
    if (symbol !== undefined)
      for (let reel = 0; reel < this.reels; reel++) {
        if (seen >= need - 1) anticipation.push(reel);
        for (let row = 0; row < this.rows; row++) if (this.cells[reel * this.rows + row] === symbol) seen++;
      }
    return { type: 'reveal', game, stops: [...this.stops], board: this.text(), anticipation };
  }
}

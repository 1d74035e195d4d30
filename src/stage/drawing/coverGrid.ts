import type { Box } from './layerPlaces.ts';

/** One bit each. */
const COLUMNS = 32;
/** On a phone's canvas a row is as high as the gap between a line of text and its neighbour. */
const ROWS = 128;

/** Which parts of the canvas are covered, in cells. */
export class CoverGrid {
  /** One bit per cell, one word per row. */
  readonly #rows = new Uint32Array(ROWS);
  #empty = true;

  get empty(): boolean {
    return this.#empty;
  }

  clear(): void {
    if (!this.#empty) this.#rows.fill(0);
    this.#empty = true;
  }

  /** Marks a box as covered. */
  cover({ x, y, wide, high }: Box): void {
    const mask = columns(x, wide);
    if (mask === 0) return;
    const last = Math.min(ROWS - 1, cell(y + high, ROWS));
    for (let row = Math.max(0, cell(y - high, ROWS)); row <= last; row++)
      this.#rows[row] = (this.#rows[row] ?? 0) | mask;
    this.#empty = false;
  }

  /** Whether a box may touch a covered cell: never false where it does. */
  touches({ x, y, wide, high }: Box): boolean {
    if (this.#empty) return false;
    const mask = columns(x, wide);
    if (mask === 0) return false;
    const last = Math.min(ROWS - 1, cell(y + high, ROWS));
    for (let row = Math.max(0, cell(y - high, ROWS)); row <= last; row++)
      if (((this.#rows[row] ?? 0) & mask) !== 0) return true;
    return false;
  }
}

function cell(place: number, cells: number): number {
  return Math.floor(((place + 1) * cells) / 2);
}

/** The bits of all columns in a range; 0 outside the canvas. */
function columns(x: number, wide: number): number {
  const first = Math.max(0, cell(x - wide, COLUMNS));
  const last = Math.min(COLUMNS - 1, cell(x + wide, COLUMNS));
  return first > last ? 0 : (-1 << first) & (-1 >>> (COLUMNS - 1 - last));
}

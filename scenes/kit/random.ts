/**
 * Randomness that is a function: number `index` of the sequence of `seed`, from 0 up to but not 1. Any moment of a
 * round can be drawn in any order because nothing is drawn from a running generator.
 * The mixing is MurmurHash3's finaliser (Appleby) over a Weyl sequence.
 */
export function random(seed: number, index: number): number {
  let h = (seed ^ Math.imul(index + 1, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/**
 * Resting places that look thrown and never overlap: each thing has a cell of a grid and lies somewhere in it. A
 * thing that may lie turned needs a `size` of its diagonal.
 */
export class Scatter {
  x = 0;
  y = 0;

  /** Finds the place of thing `index` in an area of `columns` by `rows` cells whose middle is at 0, 0. */
  set(index: number, columns: number, rows: number, cell: number, size: number, seed: number): this {
    const free = Math.max(0, cell - size);
    const key = 80_000 + index * 2;
    const across = (index % columns) - (columns - 1) / 2;
    const along = Math.floor(index / columns) - (rows - 1) / 2;
    this.x = across * cell + (random(seed, key) - 0.5) * free;
    this.y = along * cell + (random(seed, key + 1) - 0.5) * free;
    return this;
  }
}

import type { Strips } from '../board.ts';

/** The probabilities of 0, 1, 2 … of a symbol on the whole board: reels are independent. */
export function symbolCounts(strips: Strips, rows: number, symbol: number): number[] {
  let chances = [1];
  for (const strip of strips) {
    const here = new Array<number>(rows + 1).fill(0);
    for (let at = 0; at < strip.length; at++) {
      let count = 0;
      for (let row = 0; row < rows; row++) if (strip[(at + row) % strip.length] === symbol) count++;
      here[count] = (here[count] ?? 0) + 1 / strip.length;
    }
    const next = new Array<number>(chances.length + rows).fill(0);
    for (const [a, p] of chances.entries())
      for (const [b, q] of here.entries()) next[a + b] = (next[a + b] ?? 0) + p * q;
    chances = next;
  }
  return chances;
}

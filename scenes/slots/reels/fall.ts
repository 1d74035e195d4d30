/** A symbol that falls into its place. */
export interface Fall {
  letter: string;
  cell: number;
  /** Number of rows it falls; 0: it is already there. */
  rows: number;
  delay: number;
}

/** Delay, ms, from reel to reel from the left, and by the height of the start. */
const REEL = 22;
const ROW = 14;

/** How a board falls together after some cells were removed: every symbol from the bottom up, and where it comes from. */
export function fallsOf(
  before: string,
  removed: readonly number[],
  after: string,
  rows: number,
): readonly Fall[] {
  const falls: Fall[] = [];
  for (let first = 0; first < before.length; first += rows) {
    const left = [...Array(rows).keys()].filter((row) => !removed.includes(first + row));
    const above = rows - left.length;
    for (let row = rows - 1; row >= 0; row--) {
      const from = row >= above ? (left[row - above] as number) : row - above;
      const rowsDown = row - from;
      const delay = rowsDown === 0 ? 0 : (first / rows) * REEL + (rows - 1 - row) * ROW;
      falls.push({ letter: after.charAt(first + row), cell: first + row, rows: rowsDown, delay });
    }
  }
  return falls;
}

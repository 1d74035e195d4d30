import { SYMBOLS } from './symbols.ts';

/** By count: what so many of something bring. A count that is not named brings what the next lower one does. */
export type ByCount = Readonly<Record<string, number>>;

/** The same as a list to look up in, from 0 to `most`. */
export function countTable(byCount: ByCount, most: number): Int32Array {
  const table = new Int32Array(most + 1);
  for (let count = 1; count <= most; count++) table[count] = byCount[count] ?? (table[count - 1] as number);
  return table;
}

/** The least count that brings anything; none: more than there can be. */
export function leastCount(byCount: ByCount): number {
  const counts = Object.keys(byCount).filter((count) => (byCount[count] as number) > 0);
  return counts.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...counts.map(Number));
}

/** Pay tables as definitions write them: by letter and count, in 1/10000 of the bet. */
export type Pays = Readonly<Record<string, ByCount>>;

/** A pay table to look up in: by symbol's number, then by count. */
export type PayTable = readonly Int32Array[];

export function payTable(pays: Pays, most: number): PayTable {
  return Array.from(SYMBOLS, (letter) => countTable(pays[letter] ?? {}, most));
}

/** What so many of a symbol pay. */
export function payOf(table: PayTable, symbol: number, count: number): number {
  return (table[symbol] as Int32Array)[count] as number;
}

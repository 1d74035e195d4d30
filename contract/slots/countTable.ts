import { SYMBOLS } from './symbols.ts';

/** Values by count. A count that is not listed has the value of the next lower one. */
export type ByCount = Readonly<Record<string, number>>;

/** The same as a lookup table, from 0 to `most`. */
export function countTable(byCount: ByCount, most: number): Int32Array {
  const table = new Int32Array(most + 1);
  for (let count = 1; count <= most; count++) table[count] = byCount[count] ?? (table[count - 1] as number);
  return table;
}

/** The lowest count with a value; if none, above any possible count. */
export function leastCount(byCount: ByCount): number {
  const counts = Object.keys(byCount).filter((count) => (byCount[count] as number) > 0);
  return counts.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...counts.map(Number));
}

/** Pay tables as in definitions: by letter and count, in 1/10000 of the bet. */
export type Pays = Readonly<Record<string, ByCount>>;

/** A pay table for lookup: by symbol number, then by count. */
export type PayTable = readonly Int32Array[];

export function payTable(pays: Pays, most: number): PayTable {
  return Array.from(SYMBOLS, (letter) => countTable(pays[letter] ?? {}, most));
}

/** The payout of a number of equal symbols. */
export function payOf(table: PayTable, symbol: number, count: number): number {
  return (table[symbol] as Int32Array)[count] as number;
}

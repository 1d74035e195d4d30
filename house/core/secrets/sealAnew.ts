import type { Sealer } from './sealer.ts';

/** Rows that keep a sealed text each. */
export interface SealedRows<Row> {
  rows: readonly Row[];
  contextOf(row: NoInfer<Row>): string;
  /** Puts the text in the place of the row's, if that is still what was read: other houses do the same. */
  replace(row: NoInfer<Row>, sealed: string): Promise<unknown>;
}

/**
 * Seals with the key of now what is not: sealed with one before, or never.
 * @returns the rows that no key opens
 */
export async function sealAnew<Row extends { secret: string }>(
  sealer: Sealer,
  { rows, contextOf, replace }: SealedRows<Row>,
): Promise<Row[]> {
  const lost: Row[] = [];
  for (const row of rows) {
    if (sealer.isCurrent(row.secret)) continue;
    const opened = sealer.open(row.secret, contextOf(row));
    if (opened === null) lost.push(row);
    else await replace(row, sealer.seal(opened, contextOf(row)));
  }
  return lost;
}

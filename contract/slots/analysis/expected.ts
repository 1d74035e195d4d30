import { type Pays, payOf, payTable } from '../countTable.ts';
import { letterOf, SYMBOLS } from '../symbols.ts';

/** The average number of each payout of a table per spin, weighted by multipliers. */
export class PayCounts {
  readonly #times = new Map<number, number>();

  add(symbol: number, count: number, times: number): void {
    const at = count * SYMBOLS.length + symbol;
    this.#times.set(at, (this.#times.get(at) ?? 0) + times);
  }

  /** Adds another's counts, times `factor`. */
  addAll(others: PayCounts, factor: number): void {
    for (const [at, times] of others.#times) this.#times.set(at, (this.#times.get(at) ?? 0) + times * factor);
  }

  /** Their total by a pay table, in 1/10000 of the bet. */
  sum(pays: Pays): number {
    const table = payTable(pays, 100);
    let sum = 0;
    for (const [at, times] of this.#times)
      sum += times * payOf(table, at % SYMBOLS.length, Math.floor(at / SYMBOLS.length));
    return sum;
  }

  /** By letter and count. */
  *entries(): Generator<{ symbol: string; count: number; times: number }> {
    for (const [at, times] of this.#times)
      yield { symbol: letterOf(at % SYMBOLS.length), count: Math.floor(at / SYMBOLS.length), times };
  }
}

/**
 * The average result of a spin, exact except for the cap: rounds are not cut off here, so the amount that the cap takes (small,
 * as it is rarely reached) is not deducted.
 */
export interface Expected {
  /** The average number of each payout, including free spins. */
  counts: PayCounts;
  /** Payouts outside the pay table, in 1/10000 of the bet. */
  besides: number;
  /** The probability of the feature per spin. */
  featureRate: number;
  /** The average payout of a bought feature, in 1/10000 of the bet; 0 if there is none. */
  bought: number;
}

/** The return to player of a spin, in 1/10000. */
export function returnOf({ counts, besides }: Expected, pays: Pays): number {
  return counts.sum(pays) + besides;
}

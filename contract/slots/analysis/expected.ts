import { type Pays, payOf, payTable } from '../countTable.ts';
import { letterOf, SYMBOLS } from '../symbols.ts';

/** How often each pay of a table comes in a spin on average, its multipliers counted. */
export class PayCounts {
  readonly #times = new Map<number, number>();

  add(symbol: number, count: number, times: number): void {
    const at = count * SYMBOLS.length + symbol;
    this.#times.set(at, (this.#times.get(at) ?? 0) + times);
  }

  /** Those of another, `factor` times. */
  addAll(others: PayCounts, factor: number): void {
    for (const [at, times] of others.#times) this.#times.set(at, (this.#times.get(at) ?? 0) + times * factor);
  }

  /** What they come to by a pay table, in 1/10000 of the bet. */
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
 * What a spin comes to on average, counted exactly but for the cap: no round is cut short here, so what the cap takes (which is little,
 * as it is reached seldom) is not off.
 */
export interface Expected {
  /** How often each pay comes, free spins among them. */
  counts: PayCounts;
  /** What does not come by the pay table, in 1/10000 of the bet. */
  besides: number;
  /** How often a spin brings the feature. */
  featureRate: number;
  /** What a bought feature pays, in 1/10000 of the bet; 0 where there is none. */
  bought: number;
}

/** The return to player of a spin, in 1/10000. */
export function returnOf({ counts, besides }: Expected, pays: Pays): number {
  return counts.sum(pays) + besides;
}

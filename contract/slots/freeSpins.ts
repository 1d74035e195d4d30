import { type ByCount, countTable, leastCount } from './countTable.ts';
import type { Round } from './round.ts';

/** The rules of free spins, by the number of scatters. */
export interface FreeSpinRules {
  spins: ByCount;
  /** Additional free spins for scatters during them (retrigger); never if missing. */
  again?: ByCount | undefined;
  /** Maximum total, including retriggers. */
  most: number;
}

/** Plays free spins until none are left or the highest win is reached. */
export class FreeSpins {
  readonly least: number;
  readonly #spins: Int32Array;
  readonly #again: Int32Array;
  readonly #most: number;

  /** @param cells so many scatters there can be at most */
  constructor(rules: FreeSpinRules, cells: number) {
    this.least = leastCount(rules.spins);
    this.#spins = countTable(rules.spins, cells);
    this.#again = countTable(rules.again ?? {}, cells);
    this.#most = rules.most;
  }

  /**
   * @param scatters that triggered them
   * @param cellsOf returns the cells of scatters, for the book
   * @param spin plays one, and returns its number of scatters
   */
  play(round: Round, scatters: number, bought: boolean, cellsOf: () => number[], spin: () => number): void {
    let of = Math.min(this.#spins[scatters] as number, this.#most);
    if (of === 0 || round.capped) return;
    const before = round.rate;
    round.featured = true;
    round.book?.push({ type: 'freeSpinTrigger', cells: bought ? [] : cellsOf(), spins: of, bought });
    let played = 0;
    while (played < of && !round.capped) {
      played++;
      round.book?.push({ type: 'updateFreeSpin', spin: played, of });
      const again = this.#again[spin()] as number;
      const spins = Math.min(again, this.#most - of);
      if (spins === 0 || round.capped) continue;
      of += spins;
      round.book?.push({ type: 'freeSpinRetrigger', cells: cellsOf(), spins, of });
    }
    round.book?.push({ type: 'freeSpinEnd', rate: round.rate - before, spins: played });
  }
}

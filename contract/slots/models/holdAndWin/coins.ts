import type { Coin } from '../../book.ts';
import type { SlotRandom } from '../../random.ts';
import type { HoldAndWin } from './definition.ts';

/** The coins on a board: which cells have one, and their values. */
export class Coins {
  readonly #kinds: HoldAndWin['hold']['coins'];
  /** Cumulative weights. */
  readonly #upTo: Int32Array;
  /** The kind of coin in each cell; -1: none. */
  readonly #kind: Int8Array;
  count = 0;
  /** Total value. */
  rate = 0;

  constructor(kinds: HoldAndWin['hold']['coins'], cells: number) {
    this.#kinds = kinds;
    let sum = 0;
    this.#upTo = Int32Array.from(kinds, ({ weight }) => {
      sum += weight;
      return sum;
    });
    this.#kind = new Int8Array(cells).fill(-1);
  }

  clear(): void {
    this.#kind.fill(-1);
    this.count = 0;
    this.rate = 0;
  }

  has(cell: number): boolean {
    return this.#kind[cell] !== -1;
  }

  /** Puts a random coin into a cell, with one pick. */
  drop(cell: number, random: SlotRandom): void {
    const drawn = random.pick(this.#upTo[this.#upTo.length - 1] as number);
    let kind = 0;
    while (drawn >= (this.#upTo[kind] as number)) kind++;
    this.#kind[cell] = kind;
    this.count++;
    this.rate += this.#kinds[kind]?.rate ?? 0;
  }

  /** In the format of a book. */
  coinAt(cell: number): Coin {
    const kind = this.#kinds[this.#kind[cell] as number];
    return { cell, rate: kind?.rate ?? 0, prize: kind?.prize ?? null };
  }

  /** All of them. */
  all(): Coin[] {
    return [...this.#kind.keys()].filter((cell) => this.has(cell)).map((cell) => this.coinAt(cell));
  }
}

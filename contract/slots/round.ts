import type { Book, SymbolWin } from './book.ts';

/** Rates are in 1/10000 of the bet. */
export const RATE_OF_A_BET = 10_000;

/** The running total of a spin, up to the highest win, at which it ends. */
export class Round {
  readonly #most: number;
  rate = 0;
  book: Book = null;
  /** Whether it triggered the feature. */
  featured = false;

  /** @param cap in bets */
  constructor(cap: number) {
    this.#most = cap * RATE_OF_A_BET;
  }

  begin(book: Book): void {
    this.rate = 0;
    this.featured = false;
    this.book = book;
  }

  get capped(): boolean {
    return this.rate >= this.#most;
  }

  add(rate: number): void {
    if (rate === 0 || this.capped) return;
    this.rate = Math.min(this.rate + rate, this.#most);
    this.book?.push({ type: 'setTotalWin', rate: this.rate });
    if (this.capped) this.book?.push({ type: 'winCap', rate: this.rate });
  }

  /** @param wins where a book is kept */
  addWins(rate: number, wins: readonly SymbolWin[] | null): void {
    if (rate === 0 || this.capped) return;
    if (wins) this.book?.push({ type: 'winInfo', wins, rate });
    this.add(rate);
  }

  /** Its payout. */
  end(): number {
    this.book?.push({ type: 'finalWin', rate: this.rate });
    return this.rate;
  }
}

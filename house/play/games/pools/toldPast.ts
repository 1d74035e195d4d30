import type { Page } from '../arguments.ts';
import { RoundLogs } from '../roundLogs.ts';
import type { PoolHistory } from './history.ts';
import type { BetView, DrawnRound } from './view.ts';

/** A game's words for its ended rounds. */
interface PastWords<Result> {
  /** One of a page. */
  listed(round: DrawnRound<Result>): object;
  /** One by itself, with all its bets. */
  whole(round: DrawnRound<Result>, bets: readonly BetView[]): object;
}

/** A table's past in the words of its game. What it gives is the same object as long as it is kept. */
export class ToldPast<Result> {
  readonly #history: PoolHistory<Result>;
  readonly #words: PastWords<Result>;
  readonly #listed = new WeakMap<DrawnRound<Result>, object>();
  readonly #whole: RoundLogs<object>;

  constructor(history: PoolHistory<Result>, words: PastWords<Result>) {
    this.#history = history;
    this.#words = words;
    this.#whole = new RoundLogs(async (id) => {
      const found = await history.round(id);
      return found && words.whole(found.round, found.bets);
    });
  }

  /** Ended rounds, newest first, without their bets. */
  async page(page: Page): Promise<object[]> {
    return (await this.#history.rounds(page)).map((round) => this.#tell(round));
  }

  /** The ended round of that id with its bets, if there is one. */
  async withBets(id: bigint): Promise<object[]> {
    const round = await this.#whole.of(id);
    return round ? [round] : [];
  }

  #tell(round: DrawnRound<Result>): object {
    const known = this.#listed.get(round);
    if (known) return known;
    const told = this.#words.listed(round);
    this.#listed.set(round, told);
    return told;
  }
}

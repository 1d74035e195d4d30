/** The result of respins by their initial number of coins. */
export interface HoldEnd {
  /** The average final number of coins. */
  coins: number;
  /** The probability of a full board. */
  full: number;
}

/**
 * Respins as a Markov chain over locked coins and respins left, computed from the full board down; indexed by the initial
 * number of coins.
 * @param chance of a coin in each empty cell
 */
export function holdChain(cells: number, respins: number, chance: number): readonly HoldEnd[] {
  const ends = new Array<HoldEnd>(cells + 1).fill({ coins: cells, full: 1 });
  for (let coins = cells - 1; coins >= 0; coins--) {
    const empty = cells - coins;
    const none = (1 - chance) ** empty;
    let [average, full] = [0, 0];
    for (let fell = 1; fell <= empty; fell++) {
      const p = choose(empty, fell) * chance ** fell * (1 - chance) ** (empty - fell);
      const then = ends[coins + fell] as HoldEnd;
      average += p * then.coins;
      full += p * then.full;
    }
    // As many attempts as there are respins, until one adds a coin.
    let tries = 0;
    for (let left = 0; left < respins; left++) tries += none ** left;
    ends[coins] = { coins: tries * average + none ** respins * coins, full: tries * full };
  }
  return ends;
}

function choose(n: number, k: number): number {
  let value = 1;
  for (let i = 0; i < k; i++) value = (value * (n - i)) / (i + 1);
  return value;
}

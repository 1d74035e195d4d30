/** What becomes of respins that begin with so many coins. */
export interface HoldEnd {
  /** How many coins there are in the end, on average. */
  coins: number;
  /** The chance of a full board. */
  full: number;
}

/**
 * Respins as a Markov chain over locked coins and respins left, from the full board down; by how many coins there are at first.
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
    // As many tries as there are respins, until one brings a coin.
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

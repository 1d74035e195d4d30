import type { SlotDefinition } from '../../../contract/slots/models.ts';
import type { CatalogueSlot } from '../catalogue.ts';
import type { Chance } from '../chance.ts';
import type { Weights } from '../strips.ts';

/** A title before its pays are solved. */
export interface Draft {
  slot: SlotDefinition;
  /** Payouts are multiples of this. */
  step: number;
  /** By letter: the lowest count that pays. */
  least: (symbol: string) => number;
}

/** Draws a title's reels and feature; its payouts are empty. */
export type Drafter = (of: CatalogueSlot, chance: Chance) => Draft;

/** Choices for the highest win by volatility class, in bets. */
export const CAPS: Record<number, readonly number[]> = {
  1: [500, 750, 1_000],
  2: [1_000, 1_500, 2_000],
  3: [2_000, 2_500, 3_000, 4_000],
  4: [5_000, 6_000, 7_500, 8_000],
  5: [10_000, 12_500, 15_000, 20_000],
};

/** Frequencies on a reel of pictures, the best being the rarest, and card ranks. */
export function commonWeights(chance: Chance, pictures: number, ranks: string, scale = 1): Weights {
  const weights: Record<string, number> = {};
  for (let n = 1; n <= pictures; n++)
    weights[n] = Math.max(1, Math.round((1.6 + n * 0.75) * chance.near(0.18) * scale));
  for (const [at, letter] of Array.from(ranks).entries())
    weights[letter] = Math.max(2, Math.round((4 + at * 0.5) * chance.near(0.2) * scale));
  return weights;
}

/** The same with random variation, so that reels differ. */
export function varied(weights: Weights, chance: Chance, besides: Weights = {}): Weights {
  const reel = Object.fromEntries(
    Object.entries(weights).map(([letter, count]) => [letter, Math.max(1, count + chance.whole(-1, 1))]),
  );
  return { ...reel, ...besides };
}

/** Whether a title's feature can be bought: not at low volatility. */
export const isBought = ({ volatility }: CatalogueSlot) => volatility >= 3;

import type { MarketId } from '../markets.ts';
import type { Minor } from '../money.ts';

/** The least one bet may be, and the most a player may have on one pool of a round. */
export interface StakeRange {
  min: Minor;
  max: Minor;
}

/** A game's limits and stake steps. `maxProfit` bounds a bet's highest win; in games of pools no range lets it be passed. */
export interface Stakes extends StakeRange {
  maxProfit: Minor;
  steps: Minor[];
}

/** What may be staked in each market; a game that takes less says so in its own rules. */
export const STAKES: Readonly<Record<MarketId, Stakes>> = {
  id: {
    min: 100_000n,
    max: 500_000_000n,
    maxProfit: 10_000_000_000n,
    steps: [1_000_000n, 2_500_000n, 5_000_000n, 10_000_000n],
  },
  mx: { min: 100n, max: 500_000n, maxProfit: 10_000_000n, steps: [1_000n, 2_500n, 5_000n, 10_000n] },
};

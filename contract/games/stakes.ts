import type { MarketId } from '../markets.ts';
import type { Minor } from '../money.ts';

/** The minimum of one bet, and the maximum of a player's bets on one pool of a round. */
export interface StakeRange {
  min: Minor;
  max: Minor;
}

/**
 * A game's limits and stake steps. `maxProfit` is the highest profit of a bet; in games of pools the stake ranges never allow
 * more.
 */
export interface Stakes extends StakeRange {
  maxProfit: Minor;
  steps: Minor[];
}

/** Stake limits by market; a game with lower limits has them in its own rules. */
export const STAKES: Readonly<Record<MarketId, Stakes>> = {
  id: {
    min: 100_000n,
    max: 500_000_000n,
    maxProfit: 10_000_000_000n,
    steps: [1_000_000n, 2_500_000n, 5_000_000n, 10_000_000n],
  },
  mx: { min: 100n, max: 500_000n, maxProfit: 10_000_000n, steps: [1_000n, 2_500n, 5_000n, 10_000n] },
};

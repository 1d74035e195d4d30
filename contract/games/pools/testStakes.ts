import { expect } from 'vitest';
import { type Minor, payout, type Rate } from '../../money.ts';
import { STAKES, type StakeRange, type Stakes } from '../stakes.ts';

/** Checks a market's limits of a game: no win above the highest profit, no empty range, every step within it. */
export function expectFitting(
  stakes: Pick<Stakes, 'maxProfit' | 'steps'>,
  bets: readonly (readonly [amount: Minor, rate: Rate])[],
  ranges: readonly StakeRange[],
): void {
  for (const [amount, rate] of bets) expect(payout(amount, rate) - amount <= stakes.maxProfit).toBe(true);
  for (const { min, max } of ranges) expect(min > 0n && min < max).toBe(true);
  const least = Math.min(...ranges.map(({ max }) => Number(max)));
  const smallest = Math.min(...ranges.map(({ min }) => Number(min)));
  expect(stakes.steps.every((step) => step >= smallest && step <= least)).toBe(true);
}

/** The markets, for test tables. */
export const MARKET_IDS = Object.keys(STAKES) as (keyof typeof STAKES)[];

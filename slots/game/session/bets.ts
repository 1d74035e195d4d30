import type { Minor } from '../../../contract/money.ts';

/** The bet this many steps up or down the list. */
export function steppedBet(bets: readonly Minor[], bet: Minor, steps: number): Minor {
  const at = bets.indexOf(bet) + steps;
  return bets[Math.min(Math.max(at, 0), bets.length - 1)] ?? bet;
}

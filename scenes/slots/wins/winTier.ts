import { RATE_OF_A_BET } from '../../../contract/slots/round.ts';
import type { WinTier } from '../steps/cues.ts';

/** The celebrated tiers, with their minimum in bets. */
export const TIERS: readonly { tier: Exclude<WinTier, 'small'>; from: number }[] = [
  { tier: 'nice', from: 5 * RATE_OF_A_BET },
  { tier: 'big', from: 15 * RATE_OF_A_BET },
  { tier: 'mega', from: 40 * RATE_OF_A_BET },
  { tier: 'epic', from: 100 * RATE_OF_A_BET },
];

/** The tier of a win. */
export function tierOf(rate: number): WinTier {
  return TIERS.findLast(({ from }) => rate >= from)?.tier ?? 'small';
}

import { CLAIMS } from './claims.ts';
import type { Claim } from './promotionDefinition.ts';

/** The function that claims an award in lists of all awards; null where only the promotion's page can claim it. */
export function claimOf(promotion: string): Claim | null {
  return Object.hasOwn(CLAIMS, promotion) ? CLAIMS[promotion as keyof typeof CLAIMS] : null;
}

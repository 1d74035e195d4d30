import { CLAIMS } from './claims.ts';
import type { Claim } from './promotionDefinition.ts';

/** How an award is claimed where all of them are listed; null where only its promotion's page can. */
export function claimOf(promotion: string): Claim | null {
  return Object.hasOwn(CLAIMS, promotion) ? CLAIMS[promotion as keyof typeof CLAIMS] : null;
}

import type { Award, ClaimedAward } from '../../../contract/http/promotions.ts';
import { CLAIMS } from './claims.ts';

/** Claims one award by its promotion's own call. */
export type Claim = (award: Award, options: { key: string }) => Promise<ClaimedAward>;

/** How an award is claimed where all of them are listed; null where only its promotion's page can. */
export function claimOf(promotion: string): Claim | null {
  return Object.hasOwn(CLAIMS, promotion) ? CLAIMS[promotion as keyof typeof CLAIMS] : null;
}

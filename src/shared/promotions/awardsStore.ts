import { create } from 'zustand';
import type { PromotionCard } from '../../../contract/http/offers/promotions.ts';
import type { Promotions } from './queries.ts';
import type { ReachedLevel } from './vipLevel.ts';

interface AwardsNews {
  /** How many awards the player can claim. */
  claimable: number;
  /** The newest change of awards, another object each time: pages that show awards of these promotions refetch. */
  change: { readonly promotions: Promotions };
  /** Until when (ms) today's check-in may be offered; null where today is signed, or cannot be. */
  checkInUntil: number | null;
  /** The VIP level that is held, with when it was reached; null for none, and while it is not known. */
  vip: ReachedLevel | null;
  /** The promotion whose pop-up is next (promoOffers.ts), null for none; undefined while it is not known. */
  offer?: PromotionCard | null;
}

/** What waits for the player; the house tells it (followAwards.ts). */
export const useAwards = create<AwardsNews>(() => ({
  claimable: 0,
  change: { promotions: null },
  checkInUntil: null,
  vip: null,
}));

import { create } from 'zustand';
import type { PromotionCard } from '../../../../contract/http/offers/promotions.ts';
import type { Promotions } from '../queries.ts';
import type { ReachedLevel } from '../vipLevel.ts';

interface AwardsNews {
  /** How many awards the player can claim. */
  claimable: number;
  /** The newest change of awards, a new object each time: pages that show awards of these promotions refetch. */
  change: { readonly promotions: Promotions };
  /** Until when (ms) today's check-in may be offered; null where it is done or not available. */
  checkInUntil: number | null;
  /** The current VIP level and when it was reached; null for none, and while unknown. */
  vip: ReachedLevel | null;
  /** The promotion with the next pop-up (promoOffers.ts), null for none; undefined while unknown. */
  offer?: PromotionCard | null;
}

/** The player's awards, updated by server events (followAwards.ts). */
export const useAwards = create<AwardsNews>(() => ({
  claimable: 0,
  change: { promotions: null },
  checkInUntil: null,
  vip: null,
}));

import { create } from 'zustand';
import type { PromotionCard } from '../../../contract/http/offers/promotions.ts';
import type { ReachedLevel } from './vipLevel.ts';

interface AwardsNews {
  /** How many awards the player can claim. */
  claimable: number;
  /** Grows with every change: pages that show awards read them again. */
  version: number;
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
  version: 0,
  checkInUntil: null,
  vip: null,
}));

export function setClaimable(claimable: number): void {
  useAwards.setState(({ version }) => ({ claimable, version: version + 1 }));
}

/** The player takes a break: nothing is offered, and no pop-up comes. */
export function clearAwards(): void {
  setClaimable(0);
  useAwards.setState({ checkInUntil: null, offer: null, vip: null });
}

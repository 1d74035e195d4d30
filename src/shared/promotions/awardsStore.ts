import { create } from 'zustand';
import type { PromotionCard } from '../../../contract/http/promotions.ts';

interface AwardsNews {
  /** How many awards the player can claim. */
  claimable: number;
  /** Grows with every change: pages that show awards read them again. */
  version: number;
  /** The market's day whose check-in may be offered now; null where today is signed, or cannot be. */
  checkInDay: string | null;
  /** The promotion whose pop-up is next (promoOffers.ts), null for none; undefined while it is not known. */
  offer?: PromotionCard | null;
}

/** What waits for the player; the house tells it (followAwards.ts). */
export const useAwards = create<AwardsNews>(() => ({ claimable: 0, version: 0, checkInDay: null }));

export function hearAwards(claimable: number): void {
  useAwards.setState(({ version }) => ({ claimable, version: version + 1 }));
}

/** The player takes a break: nothing is offered, and no pop-up comes. */
export function hearBreak(): void {
  hearAwards(0);
  useAwards.setState({ checkInDay: null, offer: null });
}

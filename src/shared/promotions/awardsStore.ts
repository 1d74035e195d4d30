import { create } from 'zustand';
import { load, loadHere, save, saveHere } from '../../net/storage.ts';

interface AwardsNews {
  /** How many awards the player can claim. */
  claimable: number;
  /** Grows with every change: pages that show awards read them again. */
  version: number;
  /** The market's day whose check-in may be offered now; null where today is signed, or cannot be. */
  checkInDay: string | null;
}

/** What waits for the player; the house tells it (followAwards.ts). */
export const useAwards = create<AwardsNews>(() => ({ claimable: 0, version: 0, checkInDay: null }));

export function hearAwards(claimable: number): void {
  useAwards.setState(({ version }) => ({ claimable, version: version + 1 }));
}

const FLOW = 'kilat.promoFlow';
const OFFERED = 'kilat.checkInOffered';

/** Somebody signed in: the first pop-up of promotions that has something may open once. */
export function beginPromoFlow(): void {
  saveHere(FLOW, '1');
}

/** Whether none has opened since. */
export function promoFlowIsOpen(): boolean {
  return loadHere(FLOW) === '1';
}

/** A pop-up of promotions was shown. @param checkInDay the day whose check-in it offered */
export function notePromoShown(checkInDay: string | null = null): void {
  saveHere(FLOW, null);
  if (checkInDay !== null) save(OFFERED, checkInDay);
}

/** Whether the check-in of a day was offered on this device. */
export function wasOffered(checkInDay: string): boolean {
  return load(OFFERED) === checkInDay;
}

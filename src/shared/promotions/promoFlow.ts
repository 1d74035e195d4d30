import { load, loadHere, save, saveHere } from '../../net/storage.ts';
import { PROMO_FLOW } from '../account/session.ts';

const OFFERED = 'kilat.checkInOffered';

/** Whether none has opened since. */
export function promoFlowIsOpen(): boolean {
  return loadHere(PROMO_FLOW) === '1';
}

/** A pop-up of promotions was shown. @param checkInDay the day whose check-in it offered */
export function notePromoShown(checkInDay: string | null = null): void {
  saveHere(PROMO_FLOW, null);
  if (checkInDay !== null) save(OFFERED, checkInDay);
}

/** Whether the check-in of a day was offered on this device. */
export function wasOffered(checkInDay: string): boolean {
  return load(OFFERED) === checkInDay;
}

import { serverNow } from '../../net/backend.ts';
import { load, loadHere, save, saveHere } from '../../net/storage.ts';
import { PROMO_FLOW } from '../account/session.ts';

const OFFERED_UNTIL = 'kilat.checkInOfferedUntil';

/** Whether none has opened since. */
export function promoFlowIsOpen(): boolean {
  return loadHere(PROMO_FLOW) === '1';
}

/** A pop-up of promotions was shown. @param checkInUntil when the day ends (ms) whose check-in it offered */
export function notePromoShown(checkInUntil: number | null = null): void {
  saveHere(PROMO_FLOW, null);
  if (checkInUntil !== null) save(OFFERED_UNTIL, `${checkInUntil}`);
}

/** Whether today's check-in was offered on this device: the house said when that day ends. */
export function checkInWasOffered(): boolean {
  return serverNow() < Number(load(OFFERED_UNTIL));
}

/** Whether the check-in of the day that ends then (ms) is to be offered: of one that is over nothing is known any more. */
export function offersCheckIn(until: number | null): boolean {
  return until !== null && until > Math.max(serverNow(), Number(load(OFFERED_UNTIL)));
}

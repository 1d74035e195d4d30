import { serverNow } from '../../net/backend.ts';
import { load, loadHere, save, saveHere } from '../../net/storage.ts';
import { PROMO_FLOW } from '../account/session.ts';

const OFFERED_UNTIL = 'kilat.checkInOfferedUntil';

/** Whether no promotion pop-up has opened since the sign-in. */
export function promoFlowIsOpen(): boolean {
  return loadHere(PROMO_FLOW) === '1';
}

/**
 * Records that a promotion pop-up was shown.
 * @param checkInUntil when the day ends (ms) whose check-in it offered
 */
export function notePromoShown(checkInUntil: number | null = null): void {
  saveHere(PROMO_FLOW, null);
  if (checkInUntil !== null) save(OFFERED_UNTIL, `${checkInUntil}`);
}

/** Whether today's check-in was offered on this device; uses the stored end of that day. */
export function checkInWasOffered(): boolean {
  return serverNow() < Number(load(OFFERED_UNTIL));
}

/** Whether to offer the check-in of the day that ends then (ms); after that time its state is unknown. */
export function offersCheckIn(until: number | null): boolean {
  return until !== null && until > Math.max(serverNow(), Number(load(OFFERED_UNTIL)));
}

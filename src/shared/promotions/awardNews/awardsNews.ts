/** Writes changes of the player's awards to the store; separate from it, since the first chunk only reads. */

import type { Promotions } from '../queries.ts';
import { useAwards } from './awardsStore.ts';

/** @param promotions whose awards changed */
export function setClaimable(claimable: number, promotions: Promotions = null): void {
  useAwards.setState({ claimable, change: { promotions } });
}

/** The player is on a time-out: nothing is offered, and no pop-up is shown. */
export function clearAwards(): void {
  setClaimable(0);
  useAwards.setState({ checkInUntil: null, offer: null, vip: null });
}

/** Changes of the player's awards, as they go into the store; apart from it, since the first chunk only reads. */
import { useAwards } from './awardsStore.ts';
import type { Promotions } from './queries.ts';

/** @param promotions whose awards changed */
export function setClaimable(claimable: number, promotions: Promotions = null): void {
  useAwards.setState({ claimable, change: { promotions } });
}

/** The player takes a break: nothing is offered, and no pop-up comes. */
export function clearAwards(): void {
  setClaimable(0);
  useAwards.setState({ checkInUntil: null, offer: null, vip: null });
}

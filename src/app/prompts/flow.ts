import { promoAll } from '../../../contract/http/promotions.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';

/** The pop-ups of the promotions' flow, each with the key by which the house says that the player can join. */
const JOINED_BY = {
  newUserDeposit: 'DEPOSIT_REWARD_NEW_USER',
  inviteDeposit: 'DEPOSIT_REWARD_SPA_INVITE',
} as const;

/**
 * Those of the flow that have something, while none has opened since signing in. What waits to be claimed is the last of them, and not
 * said before it is known whether another has something (`canJoin`).
 */
export function offersOf({
  flowIsOpen,
  canJoin,
  claimable,
}: {
  flowIsOpen: boolean;
  canJoin: readonly string[] | null;
  claimable: number;
}): string[] {
  if (!flowIsOpen || canJoin === null) return [];
  const joined = Object.entries(JOINED_BY).flatMap(([popUp, key]) => (canJoin.includes(key) ? [popUp] : []));
  return claimable > 0 ? [...joined, 'activities'] : joined;
}

/** Of whom it was asked, and what the house said; null until it did. */
let asked: { token: string; keys: readonly string[] | null } | null = null;

/**
 * The keys of what the player can join now, asked for once a session; null until it is known. Where it cannot be had there is nothing to
 * join, so that other pop-ups do not wait for it.
 */
export function joinableNow(): readonly string[] | null {
  const { token } = useSession.getState();
  if (token === null) return [];
  if (asked?.token === token) return asked.keys;
  const mine: { token: string; keys: readonly string[] | null } = { token, keys: null };
  asked = mine;
  http.send(promoAll, undefined, { quiet: true }).then(
    ({ canJoin }) => {
      mine.keys = canJoin;
    },
    () => {
      mine.keys = [];
    },
  );
  return null;
}

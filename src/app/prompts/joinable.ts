import { promoAll } from '../../../contract/http/promotions.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';

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

import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { load, save } from '../../net/storage.ts';
import { useSession } from '../account/session.ts';

/**
 * A player's own short lists of games, stored on this phone until sign-out, so that the lobby can render them at once on the
 * next visit without layout shifts.
 */

type StoredList = 'recent' | 'favourites';

const KEYS: Record<StoredList, string> = { recent: 'kilat.recent', favourites: 'kilat.favourites' };
/** Longer lists are not stored. */
const MOST = 60;

export function storedCards(list: StoredList, userId: string): readonly GameCard[] | undefined {
  try {
    const stored: { userId?: string; games?: GameCard[] } = JSON.parse(load(KEYS[list]) ?? '{}');
    return stored.userId === userId ? stored.games : undefined;
  } catch {
    return undefined;
  }
}

export function storeCards(list: StoredList, userId: string, games: readonly GameCard[]): void {
  const short = games.length <= MOST && useSession.getState().token !== null;
  save(KEYS[list], short ? JSON.stringify({ userId, games }) : null);
}

useSession.subscribe(({ token }, { token: before }) => {
  if (token === null && before !== null) for (const key of Object.values(KEYS)) save(key, null);
});

/** The signed-in player's id, available before the player is loaded, because the token contains it (spec.md, "Entities"). */
export function useUserId(): string | null {
  return useSession(({ token }) => token?.split('-')[1] ?? null);
}

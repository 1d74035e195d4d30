import { useEffect, useRef } from 'react';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import { useSession } from '../../shared/account/session.ts';
import { useFavourites } from '../../shared/catalogue/favourites.ts';
import { usePages } from '../../shared/navigation/usePages.ts';

/**
 * Whether a game is a favourite, and the press that changes it. What a visitor wanted is done once they signed in
 * for it.
 */
export function useHeart(game: GameCard): { liked: boolean; press: () => void } {
  const { known, ids, toggle } = useFavourites();
  const signedIn = useSession((session) => session.token !== null);
  const { shown } = usePages();
  const wanted = useRef(false);
  const liked = ids.has(game.id);
  const signingIn = shown.length > 0;

  useEffect(() => {
    if (!wanted.current) return;
    if (signedIn) {
      if (!known) return;
      wanted.current = false;
      if (!liked) toggle(game);
    } else if (!signingIn) wanted.current = false;
  }, [signedIn, known, liked, signingIn, toggle, game]);

  const press = () => {
    if (!signedIn) wanted.current = true;
    toggle(game);
  };
  return { liked, press };
}

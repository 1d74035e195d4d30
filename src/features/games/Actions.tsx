import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameDetail } from '../../../contract/http/catalogue.ts';
import { useSession } from '../../shared/account/session.ts';
import { useFavourites } from '../../shared/catalogue/favourites.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Actions.module.css';

/** Playing the game, or keeping it in mind while its studio is not connected. */
export function Actions({ game }: { game: GameDetail }) {
  const { t } = useTranslation('games');
  const { liked, press } = useHeart(game);
  const playable = game.path !== null;
  return (
    <div className={styles.actions}>
      {game.path !== null ? (
        <LinkButton kind="primary" size="large" to={game.path}>
          {t('play')}
        </LinkButton>
      ) : (
        <p className={styles.note}>
          <Icon name="info" size={18} />
          {t(liked ? 'notConnectedLiked' : 'notConnected')}
        </p>
      )}
      <Button
        kind={playable || liked ? 'secondary' : 'primary'}
        size="large"
        aria-pressed={liked}
        className={styles.heart}
        onClick={press}
      >
        <Icon name={liked ? 'heartFilled' : 'heart'} />
        {t(liked ? 'liked' : 'like')}
      </Button>
    </div>
  );
}

/**
 * Whether a game is a favourite, and the press that changes it. What a visitor wanted is done once they signed in
 * for it.
 */
function useHeart(game: GameCard): { liked: boolean; press: () => void } {
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

import { useTranslation } from 'react-i18next';
import type { GameDetail } from '../../../contract/http/catalogue.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Actions.module.css';
import { useHeart } from './useHeart.ts';

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

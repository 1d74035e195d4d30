import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Balance } from './Balance.tsx';
import styles from './Face.module.css';

/** The signed-in player: portrait, name and balance. */
export function PlayerFace() {
  const { t } = useTranslation('profile');
  const pages = usePages();
  const player = useSession((session) => session.player);
  return (
    <section className={styles.hero}>
      <button type="button" className={styles.player} onClick={() => pages.open('edit-profile')}>
        <span className={styles.portrait}>
          {player ? (
            <Avatar avatar={player.avatar} portrait={player.portrait} size={64} />
          ) : (
            <Skeleton width="64px" />
          )}
          <span className={styles.pencil}>
            <Icon name="edit" size={14} />
          </span>
        </span>
        <span className={styles.names}>
          <span className={styles.name}>{player ? player.name : <Skeleton width="8em" />}</span>
          <span className={styles.id}>{t('editHint')}</span>
        </span>
      </button>
      <Balance />
    </section>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocalized } from '../../i18n/useLocalized.ts';
import { loadHere, saveHere } from '../../net/storage.ts';
import { useLobbyData } from '../../shared/catalogue/lobbyData.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './NoticeLine.module.css';

const KEY = 'kilat.notices';

/** What runs on the site right now, one notice at a time; a notice put away stays away for this visit. */
export function NoticeLine() {
  const { t } = useTranslation('lobby');
  const localized = useLocalized();
  const board = useLobbyData((lobby) => lobby.board);
  const [away, setAway] = useState(() => (loadHere(KEY) ?? '').split(' '));
  const notice = board?.notices.find(({ id }) => !away.includes(id));
  if (!notice) return null;
  const putAway = () => {
    const next = [...away, notice.id];
    setAway(next);
    saveHere(KEY, next.join(' '));
  };
  const text = localized(notice.text);
  return (
    <aside className={styles.notice} aria-label={t('notice')}>
      <span className={styles.icon}>
        <Icon name="bell" size={18} />
      </span>
      {notice.to === null ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <Link className={styles.text} to={notice.to}>
          {text}
        </Link>
      )}
      <IconButton icon="close" label={t('dismiss')} onClick={putAway} />
    </aside>
  );
}

import { useTranslation } from 'react-i18next';
import { useUnreadMessages } from '../../shared/site/unreadMessages.ts';
import styles from './Unread.module.css';

/** How many of the site's messages wait to be read; nothing when none does. As a dot it only says that there are some. */
export function Unread({ dot = false }: { dot?: boolean }) {
  const { t } = useTranslation();
  const count = useUnreadMessages();
  if (count === 0) return null;
  return (
    <span className={dot ? styles.dot : styles.count}>
      {!dot && <span aria-hidden="true">{count}</span>}
      <span className="visually-hidden">{t('unreadMessages', { count })}</span>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Notice.module.css';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <p className={styles.code} aria-hidden="true">
        {404}
      </p>
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <Link className={styles.link} to="/">
        {t('toHome')}
      </Link>
    </main>
  );
}

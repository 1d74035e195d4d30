import { useTranslation } from 'react-i18next';
import styles from './InstallIntro.module.css';

/** What is gained, beside the icon that will stand on the home screen. */
export function InstallIntro() {
  const { t } = useTranslation('install');
  return (
    <div className={styles.intro}>
      <img className={styles.mark} src="/icons/icon-192.png" alt="" width="64" height="64" />
      <p>{t('intro')}</p>
    </div>
  );
}

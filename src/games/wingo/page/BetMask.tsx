import { useTranslation } from 'react-i18next';
import styles from './BetMask.module.css';

/** Over the bet grid in a round's last seconds: no bets any more, and how long until the next round takes them. */
export function BetMask({ seconds }: { seconds: number }) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.mask}>
      <strong key={seconds} className={styles.seconds} aria-hidden="true">
        {seconds}
      </strong>
      <span className={styles.words}>{t('closed')}</span>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { CopyText } from '../../ui/CopyText.tsx';
import styles from './FairnessPage.module.css';

/** The same check by programs of others: commands to be pasted into a terminal. */
export function Elsewhere({ hash, hmac, all }: Record<'hash' | 'hmac' | 'all', string>) {
  const { t } = useTranslation('fairness');
  return (
    <section className={styles.card}>
      <h2>{t('elsewhereTitle')}</h2>
      <p>{t('elsewhereText')}</p>
      <CopyText label={t('elsewhereHash')} text={hash} />
      <CopyText label={t('elsewhereHmac')} text={hmac} />
      <CopyText label={t('elsewhereAll')} text={all} />
    </section>
  );
}

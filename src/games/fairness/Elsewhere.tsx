import { useTranslation } from 'react-i18next';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Elsewhere.module.css';

/** The same check by programs of others: commands to be pasted into a terminal. */
export function Elsewhere({ hash, hmac, all }: Record<'hash' | 'hmac' | 'all', string>) {
  const { t } = useTranslation('fairness');
  return (
    <details className={styles.elsewhere}>
      <summary>
        <Icon name="chevronDown" size={18} />
        {t('elsewhereTitle')}
      </summary>
      <p>{t('elsewhereText')}</p>
      <CopyText label={t('elsewhereHash')} text={hash} />
      <CopyText label={t('elsewhereHmac')} text={hmac} />
      <CopyText label={t('elsewhereAll')} text={all} />
    </details>
  );
}

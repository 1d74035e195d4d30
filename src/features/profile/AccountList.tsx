import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './Settings.module.css';

/** The account itself: who it belongs to, what guards it, and what bounds its play. */
export function AccountList() {
  const { t } = useTranslation('profile');
  const { open } = usePages();
  return (
    <section className={styles.section} aria-labelledby="your-account">
      <h2 id="your-account" className={styles.title}>
        {t('yourAccount')}
      </h2>
      <List>
        <ListRow
          icon="user"
          title={t('accountInfo')}
          text={t('accountInfoText')}
          onClick={() => open('account-info')}
        />
        <ListRow
          icon="lock"
          title={t('security')}
          text={t('securityText')}
          onClick={() => open('security-info')}
        />
        <ListRow icon="leaf" title={t('limits')} text={t('limitsText')} to="/account/limits" />
      </List>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { signOut } from '../../shared/account/signIn.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { installPage } from '../../shared/site/install.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './Settings.module.css';

/** Help, and the way out. */
export function More() {
  const { t } = useTranslation(['profile', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const install = installPage();
  const leave = () => {
    signOut();
    toast('info', t('signedOut'));
  };
  return (
    <section className={styles.section} aria-labelledby="more">
      <h2 id="more" className={styles.title}>
        {t('more')}
      </h2>
      <List>
        <ListRow icon="shield" title={t('fairness')} text={t('fairnessText')} to="/game/crash/fairness" />
        <ListRow icon="help" title={t('help')} text={t('helpText')} to="/help" />
        {install && (
          <ListRow
            icon="phone"
            title={t('install')}
            text={t('installText')}
            onClick={() => pages.open(install)}
          />
        )}
        {signedIn && <ListRow icon="signOut" title={t('signOut')} chevron={false} onClick={leave} />}
      </List>
    </section>
  );
}

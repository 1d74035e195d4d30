import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { AccountList } from './AccountList.tsx';
import { MoneyList } from './MoneyList.tsx';
import { More } from './More.tsx';
import { PlayerFace } from './PlayerFace.tsx';
import styles from './ProfilePage.module.css';
import { Settings } from './Settings.tsx';
import { VisitorFace } from './VisitorFace.tsx';

/** The account tab: the player's own things, or the way in, and the settings of this device. */
export default function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const signedIn = useSession((session) => session.token !== null);
  useTitle(t('common:account'));
  return (
    <main className={styles.main}>
      <h1 className="visually-hidden">{t('common:account')}</h1>
      {signedIn ? <PlayerFace /> : <VisitorFace />}
      <div className={styles.columns}>
        {signedIn && (
          <div className={styles.column}>
            <MoneyList />
            <AccountList />
          </div>
        )}
        <div className={styles.column} data-wide={!signedIn || undefined}>
          <Settings />
          <More />
        </div>
      </div>
    </main>
  );
}

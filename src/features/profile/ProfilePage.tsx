import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Balance } from './Balance.tsx';
import faceStyles from './Face.module.css';
import { MoneyList } from './MoneyList.tsx';
import { More } from './More.tsx';
import styles from './ProfilePage.module.css';
import settingsStyles from './Settings.module.css';
import { Settings } from './Settings.tsx';

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

/** What a visitor finds where the account would be: why to register, and the two ways in. */
function VisitorFace() {
  const { t } = useTranslation(['profile', 'common']);
  const pages = usePages();
  return (
    <section className={faceStyles.hero}>
      <span className={faceStyles.mark}>
        <Icon name="user" size={30} />
      </span>
      <h2 className={faceStyles.title}>{t('visitorTitle')}</h2>
      <p className={faceStyles.text}>{t('visitorText', { amount: formatMoney(market.grant) })}</p>
      <div className={faceStyles.ways}>
        <Button kind="primary" size="large" onClick={() => pages.open('register')}>
          {t('common:register')}
        </Button>
        <Button kind="secondary" size="large" onClick={() => pages.open('login')}>
          {t('common:signIn')}
        </Button>
      </div>
    </section>
  );
}

/** The account itself: who it belongs to, what guards it, and what bounds its play. */
function AccountList() {
  const { t } = useTranslation('profile');
  const { open } = usePages();
  return (
    <section className={settingsStyles.section} aria-labelledby="your-account">
      <h2 id="your-account" className={settingsStyles.title}>
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

/** The signed-in player: portrait, name and balance. */
function PlayerFace() {
  const { t } = useTranslation('profile');
  const pages = usePages();
  const player = useSession((session) => session.player);
  return (
    <section className={faceStyles.hero}>
      <button type="button" className={faceStyles.player} onClick={() => pages.open('edit-profile')}>
        <span className={faceStyles.portrait}>
          {player ? (
            <Avatar avatar={player.avatar} portrait={player.portrait} size={64} />
          ) : (
            <Skeleton width="64px" />
          )}
          <span className={faceStyles.pencil}>
            <Icon name="edit" size={14} />
          </span>
        </span>
        <span className={faceStyles.names}>
          <span className={faceStyles.name}>{player ? player.name : <Skeleton width="8em" />}</span>
          <span className={faceStyles.id}>{t('editHint')}</span>
        </span>
      </button>
      <Balance />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useBalanceSummary } from '../../shared/wallet/useBalanceSummary.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import { AccountList, MoneyList, More, Settings } from './ProfileLists.tsx';
import styles from './ProfilePage.module.css';

/** The account tab: the player's own pages, or sign-in and registration, and the settings of this device. */
export function ProfilePage() {
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

/** For visitors: the reasons to register, and links to register and sign in. */
function VisitorFace() {
  const { t } = useTranslation(['profile', 'common']);
  const pages = usePages();
  return (
    <section className={styles.hero}>
      <span className={styles.mark}>
        <Icon name="user" size={30} />
      </span>
      <h2 className={styles.title}>{t('visitorTitle')}</h2>
      <p className={styles.text}>{t('visitorText', { amount: formatMoney(market.grant) })}</p>
      <div className={styles.ways}>
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

/** The signed-in player: portrait, name and balance. */
function PlayerFace() {
  const { t } = useTranslation('profile');
  const pages = usePages();
  const player = useSession((session) => session.player);
  return (
    <section className={styles.hero}>
      <button type="button" className={styles.player} onClick={() => pages.open('edit-profile')}>
        <span className={styles.portrait}>
          {player ? (
            <Avatar avatar={player.avatar} portrait={player.portrait} frame={player.frame} size={64} />
          ) : (
            <Skeleton width="64px" />
          )}
          <span className={styles.pencil}>
            <Icon name="edit" size={14} />
          </span>
        </span>
        <span className={styles.names}>
          <span className={styles.name}>{player ? player.name : <Skeleton width="8em" />}</span>
          <span className={styles.id}>{t('editHint')}</span>
        </span>
      </button>
      <Balance />
    </section>
  );
}

/** The playable balance, pending money, and links to deposit and withdraw. */
function Balance() {
  const { t } = useTranslation(['profile', 'common']);
  const { open } = usePages();
  const balance = useWallet((wallet) => wallet.balance);
  const { data } = useBalanceSummary();
  const currency = data?.currency as Currency | undefined;
  const parts = [
    { name: t('bonusPart'), amount: BigInt(data?.bonus ?? 0) },
    { name: t('inRounds'), amount: BigInt(data?.inRounds ?? 0) },
    { name: t('pending'), amount: BigInt(data?.pending ?? 0) },
  ].filter(({ amount }) => amount > 0n);
  return (
    <div className={styles.balance}>
      <p className={styles.label}>{t('common:balance')}</p>
      <p className={styles.amount}>
        <Money amount={balance} />
      </p>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.text}>{t('playMoney')}</p>
      <div className={styles.ways}>
        <Button kind="primary" size="large" onClick={() => open('wallet')}>
          {t('deposit')}
        </Button>
        <Button kind="secondary" size="large" className={styles.out} onClick={() => open('withdraw')}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}

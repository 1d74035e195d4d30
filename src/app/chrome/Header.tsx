import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon, Logo } from '../../ui/signs/Icon.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import { PAGES } from '../pageRegistry.ts';
import styles from './Header.module.css';
import { MenuLink } from './MenuList.tsx';
import { ACCOUNT, SEARCH, WALLET } from './menu.ts';

/** The site's header: the logo (where the rail does not show it), the search on wide screens, the player. */
export function Header({ withLogo }: { withLogo: boolean }) {
  const { t } = useTranslation();
  return (
    <header className={withLogo ? `${styles.header} ${styles.withLogo}` : styles.header}>
      {withLogo && (
        <Link to="/" className={styles.logo}>
          <Logo />
          <span className="visually-hidden">{t('toHome')}</span>
        </Link>
      )}
      <MenuLink target={SEARCH} className={styles.search}>
        <Icon name="search" size={18} />
        {t('searchGames')}
      </MenuLink>
      <PlayerCorner />
    </header>
  );
}

/**
 * The player's balance, linked to the wallet, and the portrait, linked to the account; or sign-in and registration. Whether
 * there is a session is known at once, so nothing shifts.
 */
function PlayerCorner() {
  const { t } = useTranslation();
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const player = useSession((session) => session.player);
  const balance = useWallet((wallet) => wallet.balance);
  if (signedIn)
    return (
      <div className={styles.corner}>
        <MenuLink target={WALLET} className={styles.balance}>
          <span className="visually-hidden">{t('balance')} </span>
          <Money amount={balance} />
        </MenuLink>
        <MenuLink target={ACCOUNT} className={styles.portrait}>
          <span className="visually-hidden">{t('account')}</span>
          <Avatar
            avatar={player?.avatar ?? 0}
            portrait={player?.portrait ?? null}
            frame={player?.frame ?? null}
            size={36}
          />
        </MenuLink>
      </div>
    );
  return (
    <div className={styles.corner}>
      <Button kind="ghost" onPointerDown={PAGES.login?.preload} onClick={() => pages.open('login')}>
        {t('signIn')}
      </Button>
      <Button kind="primary" onPointerDown={PAGES.register?.preload} onClick={() => pages.open('register')}>
        {t('register')}
      </Button>
    </div>
  );
}

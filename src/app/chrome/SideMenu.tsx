import { useTranslation } from 'react-i18next';
import { SITE_VERSION } from '../../../contract/version.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { installPage } from '../../shared/site/install.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import { MenuLink, MenuList } from './MenuList.tsx';
import { ACCOUNT, TAB_ITEMS } from './menu.ts';
import { DISCOVER_ITEMS } from './menuItems.ts';
import styles from './SideMenu.module.css';

/** The whole menu from the left edge, for screens without the rail. */
export default function SideMenu() {
  const { t } = useTranslation();
  const menu = useDialog('menu');
  const guide = installPage();
  const signedIn = useSession((session) => session.token !== null);
  return (
    <Sheet title={t('menu')} onClose={menu.hide} from="start">
      {signedIn ? <SideMenuPlayer /> : <SideMenuVisitor />}
      <nav className={styles.nav} aria-label={t('mainNavigation')}>
        <h3 className={styles.heading}>{t('menuGames')}</h3>
        <MenuList items={TAB_ITEMS} inMenu />
        {DISCOVER_ITEMS.length > 0 && <h3 className={styles.heading}>{t('menuDiscover')}</h3>}
        <MenuList items={DISCOVER_ITEMS} inMenu />
        {guide && <MenuList items={[{ text: 'install', icon: 'phone', target: { page: guide } }]} inMenu />}
      </nav>
      <div className={styles.foot}>
        <LanguageSelect />
        <p className={styles.note}>
          <span>{t('adultsOnly')}</span>
          <span>{t('version', { version: SITE_VERSION })}</span>
        </p>
      </div>
    </Sheet>
  );
}

/** Sign-in and registration at the top of the menu. */
function SideMenuVisitor() {
  const { t } = useTranslation();
  const pages = usePages();
  return (
    <div className={styles.visitor}>
      <p className={styles.invite}>{t('menuInvite')}</p>
      <Button kind="primary" onClick={() => pages.open('register')}>
        {t('register')}
      </Button>
      <Button onClick={() => pages.open('login')}>{t('signIn')}</Button>
    </div>
  );
}

/** The player at the top of the menu, with a link to the account. */
function SideMenuPlayer() {
  const { t } = useTranslation();
  const player = useSession((session) => session.player);
  const balance = useWallet((wallet) => wallet.balance);
  return (
    <MenuLink target={ACCOUNT} inMenu className={styles.player}>
      <Avatar
        avatar={player?.avatar ?? 0}
        portrait={player?.portrait ?? null}
        frame={player?.frame ?? null}
        size={44}
      />
      <span className={styles.who}>
        <span className={styles.name}>{player?.name ?? <Skeleton width="7em" />}</span>
        <span className={styles.balance}>
          <span className="visually-hidden">{t('balance')} </span>
          <Money amount={balance} />
        </span>
      </span>
      <Icon name="chevron" size={18} />
    </MenuLink>
  );
}

import { useTranslation } from 'react-i18next';
import { SITE_VERSION } from '../../../contract/version.ts';
import { useSession } from '../../shared/account/session.ts';
import { installPage } from '../../shared/site/install.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import { MenuList } from './MenuList.tsx';
import { DISCOVER_ITEMS, TAB_ITEMS } from './menu.ts';
import styles from './SideMenu.module.css';
import { SideMenuPlayer } from './SideMenuPlayer.tsx';
import { SideMenuVisitor } from './SideMenuVisitor.tsx';
import { useSideMenu } from './useSideMenu.ts';

/** Everything the site has, from the left edge; for screens without the rail. */
export default function SideMenu() {
  const { t } = useTranslation();
  const menu = useSideMenu();
  const guide = installPage();
  const signedIn = useSession((session) => session.token !== null);
  return (
    <Sheet title={t('menu')} onClose={menu.close} from="start">
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

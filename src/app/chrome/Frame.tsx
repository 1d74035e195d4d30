import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Chrome } from '../../shared/navigation/pageDefinition.ts';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { usePageTitle } from '../../ui/layout/pageTitle.ts';
import { useWide } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { Icon, Logo } from '../../ui/signs/Icon.tsx';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { MenuLink, MenuList, Unread, useIsHere, Waiting } from './MenuList.tsx';
import { TAB_ITEMS } from './menu.ts';
import { DISCOVER_ITEMS, THUMB_ITEMS } from './menuItems.ts';

/** The menu's own chunk, including the dialog's code: loaded when the menu button is touched. */
const sideMenu = lazyWithRetry(() => import('./SideMenu.tsx'));

/** Loaded after the first render: no prompts in the first seconds of a visit. */
const prompts = lazyWithRetry(() => import('../prompts/PromptHost.tsx'));

/** From this width on (CSS pixels) the whole menu is beside the page; the same value is in Frame.module.css. */
const WITH_RAIL = 1200;

/**
 * The page chrome. It passes the space that sticky parts must keep free to the page, as `--chrome-top` and `--chrome-bottom`.
 */
export function Frame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const withRail = useWide(WITH_RAIL);
  const menu = useDialog('menu');
  return (
    <div className={styles.frame} data-chrome={chrome}>
      {chrome !== 'bare' && withRail && <Rail />}
      {chrome !== 'bare' && <Header withLogo={!withRail} />}
      <div className={styles.content} id="content" tabIndex={-1}>
        {children}
      </div>
      {chrome !== 'bare' && !withRail && <ThumbNav />}
      <TitleAnnouncer />
      <NonCritical>
        <prompts.Component quiet={chrome === 'bare'} />
      </NonCritical>
      {menu.open && (
        <ErrorBoundary onLeave={menu.hide}>
          <Suspense fallback={null}>
            <sideMenu.Component />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/**
 * Announces the title of the next page to screen readers, as browsers do on page loads. Sheets are announced by their focus.
 */
function TitleAnnouncer() {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const [first] = useState(pathname);
  const [navigated, setNavigated] = useState(false);
  useEffect(() => {
    if (pathname !== first) setNavigated(true);
  }, [pathname, first]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {navigated && title}
    </p>
  );
}

/** The whole menu along the left of wide screens. */
function Rail() {
  const { t } = useTranslation();
  return (
    <nav className={styles.rail} aria-label={t('mainNavigation')}>
      <Link to="/" className={styles.logo}>
        <Logo />
        <span className="visually-hidden">{t('toHome')}</span>
      </Link>
      <div className={styles.lists}>
        <MenuList items={TAB_ITEMS} />
        {DISCOVER_ITEMS.length > 0 && <hr className={styles.line} />}
        <MenuList items={DISCOVER_ITEMS} />
      </div>
      <footer className={styles.foot}>
        <LanguageSelect compact />
        <p className={styles.note}>{t('adultsOnly')}</p>
      </footer>
    </nav>
  );
}

/** The main navigation: along the bottom of a phone, along the left of a tablet. */
function ThumbNav() {
  const { t } = useTranslation();
  const isHere = useIsHere();
  const menu = useDialog('menu');
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      <ul className={styles.items}>
        {THUMB_ITEMS.map((item) => (
          <li key={item.text}>
            <MenuLink target={item.target} here={isHere(item)} className={styles.item}>
              <span className={styles.sign}>
                <Icon name={item.icon} size={24} />
                {item.text === 'promotions' && <Waiting dot />}
              </span>
              {t(item.text)}
            </MenuLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            data-here={menu.open || undefined}
            aria-haspopup="dialog"
            aria-expanded={menu.open}
            onPointerDown={sideMenu.preload}
            onClick={() => menu.show()}
          >
            <span className={styles.sign}>
              <Icon name="menu" size={24} />
              <Unread dot />
            </span>
            {t('menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import { sideMenu } from './lazySideMenu.ts';
import { MenuLink, useIsHere } from './MenuLink.tsx';
import { THUMB_ITEMS } from './menu.ts';
import styles from './ThumbNav.module.css';
import { Unread } from './Unread.tsx';
import { useSideMenu } from './useSideMenu.ts';

/** The main ways through the site: along the bottom of a phone, along the left of a tablet. */
export function ThumbNav() {
  const { t } = useTranslation();
  const isHere = useIsHere();
  const menu = useSideMenu();
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      <ul className={styles.items}>
        {THUMB_ITEMS.map((item) => (
          <li key={item.text}>
            <MenuLink target={item.target} here={isHere(item)} className={styles.item}>
              <Icon name={item.icon} size={24} />
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
            onClick={menu.show}
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

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import { Logo } from '../../ui/signs/Logo.tsx';
import { MenuList } from './MenuList.tsx';
import { DISCOVER_ITEMS, TAB_ITEMS } from './menu.ts';
import styles from './Rail.module.css';

/** The whole menu, standing along the left of wide screens. */
export function Rail() {
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

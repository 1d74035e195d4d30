import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Logo } from '../../ui/signs/Logo.tsx';
import styles from './Header.module.css';
import { MenuLink } from './MenuLink.tsx';
import { pageOf, SEARCH } from './menu.ts';
import { PlayerCorner } from './PlayerCorner.tsx';

/** The head of the site: the mark (where the rail does not show it), the search on wide screens, the player. */
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
      {pageOf(SEARCH) && (
        <MenuLink target={SEARCH} className={styles.search}>
          <Icon name="search" size={18} />
          {t('searchGames')}
        </MenuLink>
      )}
      <PlayerCorner />
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { HOME_TABS, type HomeTab } from '../../../contract/catalogue.ts';
import styles from './TabRow.module.css';
import { TAB_NAMES, tabSearch } from './tabs.ts';

/** The lobby's tabs: links, each of them an address. Changing the tab leaves no step in the history. */
export function TabRow({ tab }: { tab: HomeTab }) {
  const { t } = useTranslation(['lobby', 'common']);
  const { pathname, search, state } = useLocation();
  const row = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab shown moves into sight when it changes
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [tab]);

  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      <ul ref={row} className={styles.row}>
        {HOME_TABS.map((one) => (
          <li key={one}>
            <Link
              className={styles.tab}
              to={{ pathname, search: tabSearch(search, one) }}
              replace
              state={state}
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(TAB_NAMES[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { useInView } from '../../ui/loading/useInView.ts';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import styles from './LobbyFooter.module.css';

/** It brings what asks the house: not before it is seen. */
const OnlineCount = lazyWithRetry(() => import('./OnlineCount.tsx'));

/** What the site is and who is on it. */
export function LobbyFooter() {
  const { t } = useTranslation('lobby');
  const ref = useRef<HTMLElement>(null);
  const near = useInView(ref);
  return (
    <footer ref={ref} className={styles.footer}>
      <p className={styles.online}>
        {near && (
          <Suspense fallback={null}>
            <QueryScope ahead={OnlineCount}>
              <OnlineCount.Component />
            </QueryScope>
          </Suspense>
        )}
      </p>
      <ul className={styles.links}>
        <li>
          <Link to="/help">{t('help')}</Link>
        </li>
        <li>
          <Link to="/game/crash/fairness">{t('fairAction')}</Link>
        </li>
        <li>
          <Link to="/big-wins">{t('allWins')}</Link>
        </li>
        <li>
          <Link to="/game-provider">{t('providers')}</Link>
        </li>
      </ul>
      <div className={styles.note}>
        <span className={styles.age} role="img" aria-label={t('adults')}>
          18+
        </span>
        <p>{t('playMoney')}</p>
      </div>
      <LanguageSelect />
    </footer>
  );
}

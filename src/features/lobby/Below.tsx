import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BigWin, Firm } from '../../../contract/http/play/catalogue.ts';
import type { Currency } from '../../../contract/money.ts';
import { FAIRNESS_PATH } from '../../games/firstGame.ts';
import { formatCompact, formatCount, formatRate } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { SectionHeader } from '../../ui/layout/TileRow.tsx';
import { useInView } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
import scroller from '../../ui/styles/scroller.module.css';
import styles from './Below.module.css';

/** Loaded when it becomes visible, because it brings the code for requests. */
const OnlineCount = lazyWithRetry(async () => ({ default: (await import('./Fetched.tsx')).OnlineCount }));

/** The footer with information about the site and the number of players online. */
export function LobbyFooter() {
  const { t } = useTranslation('lobby');
  const ref = useRef<HTMLElement>(null);
  const near = useInView(ref);
  return (
    <footer ref={ref} className={styles.footer}>
      <p className={styles.online}>
        {near && (
          <NonCritical>
            <QueryScope ahead={OnlineCount}>
              <OnlineCount.Component />
            </QueryScope>
          </NonCritical>
        )}
      </p>
      <ul className={styles.links}>
        <li>
          <Link to="/help">{t('help')}</Link>
        </li>
        <li>
          <Link to={FAIRNESS_PATH}>{t('fairAction')}</Link>
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

/** The latest big wins; each links to its own page. */
export function BigWins({ wins }: { wins: readonly BigWin[] }) {
  const { t } = useTranslation('lobby');
  const { open } = usePages();
  if (wins.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('bigWins')} to="/big-wins" />
      <ul className={`${scroller.scroller} ${styles.row} ${styles.wins}`} aria-label={t('bigWins')}>
        {wins.map((win) => (
          <li key={win.id}>
            <button
              type="button"
              className={styles.card}
              onClick={() => open('big-win-detail', { win: win.id })}
            >
              <span className={styles.who}>
                <Avatar avatar={win.avatar} size={28} />
                <span className={styles.player}>{win.name}</span>
                {win.bot && <span className={styles.bot}>{t('botPlayer')}</span>}
              </span>
              <span className={styles.payout}>
                {formatCompact(BigInt(win.payout), win.currency as Currency)}
              </span>
              <span className={styles.game}>
                <span>{win.title}</span>
                <b>{formatRate(BigInt(win.rate))}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The game providers; each links to its games. */
export function ProviderList({ providers }: { providers: readonly Firm[] }) {
  const { t } = useTranslation(['lobby', 'catalogue']);
  if (providers.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('firms')} to="/game-provider" />
      <ul className={`${scroller.scroller} ${styles.row} ${styles.firms}`} aria-label={t('firms')}>
        {providers.map(({ id, name, logo, total }) => (
          <li key={id}>
            <Link className={styles.firm} to={`/game-provider?firm=${id}`}>
              <img className={styles.logo} src={logo} alt="" width="36" height="36" loading="lazy" />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {t('catalogue:games', { count: total, formatted: formatCount(total) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

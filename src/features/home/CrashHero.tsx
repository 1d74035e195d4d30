import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatRate } from '../../ui/format.ts';
import { rateBand } from '../../ui/rateBand.ts';
import styles from './CrashHero.module.css';
import { LivePanel } from './LivePanel.tsx';
import { useLiveRound } from './useLiveRound.ts';

/** The lobby's one big panel: the round that flies right now, and the way into it. */
export function CrashHero() {
  const { t } = useTranslation(['home', 'common']);
  const round = useLiveRound();
  return (
    <section className={styles.hero}>
      <img className={styles.rocket} src="/games/crash/cover.webp" alt="" width="480" height="480" />
      <div className={styles.words}>
        <p className={styles.game}>
          {t('game')}
          <span className={styles.play}>{t('common:playMoney')}</span>
        </p>
        <h1 className={styles.title}>{t('heroTitle')}</h1>
        <p className={styles.text}>{t('heroText')}</p>
      </div>
      <div className={styles.live}>
        <LivePanel round={round} />
        <Link className={styles.cta} to="/game/crash">
          {t('play')}
        </Link>
      </div>
      <div className={styles.past}>
        <h2 className="visually-hidden">{t('lastRounds')}</h2>
        <ul className={styles.chips}>
          {round?.past.map(({ roundId, rate }) => (
            <li key={roundId} className={styles.chip} data-rate={rateBand(rate)}>
              {formatRate(rate)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

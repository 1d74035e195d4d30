import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatRate } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { rateBand } from '../../ui/rateBand.ts';
import styles from './CrashCard.module.css';
import { LivePanel } from './LivePanel.tsx';
import { useLiveRound } from './useLiveRound.ts';

/** Crash as it flies right now, and where the last rounds ended. All of it leads into the game. */
export function CrashCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('lobby');
  const round = useLiveRound();
  return (
    <div className={styles.card}>
      <img
        className={styles.rocket}
        src="/games/crash/cover.webp"
        alt=""
        width="400"
        height="400"
        fetchPriority="high"
      />
      <Heading className={styles.title}>{t('game')}</Heading>
      <LivePanel round={round} />
      <Link className={styles.play} to="/game/crash">
        {t('play')}
        <Icon name="chevron" size={16} />
      </Link>
      <ul className={styles.chips} aria-label={t('lastRounds')}>
        {round?.past.map(({ roundId, rate }) => (
          <li key={roundId} className={styles.chip} data-rate={rateBand(rate)}>
            {formatRate(rate)}
          </li>
        ))}
      </ul>
    </div>
  );
}

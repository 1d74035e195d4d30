import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Rate } from '../../../contract/money.ts';
import { formatRate } from '../../i18n/format.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './CrashCard.module.css';
import { LivePanel } from './LivePanel.tsx';
import { useLiveTables } from './useLiveTables.ts';

/** Crash as it flies right now, and where the last rounds ended. All of it leads into the game. */
export function CrashCard() {
  const { t } = useTranslation('lobby');
  const table = useLiveTables()?.crash;
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
      <h3 className={styles.title}>{t('game')}</h3>
      <LivePanel round={table?.round ?? null} />
      <Link className={styles.play} to="/game/crash">
        {t('play')}
        <Icon name="chevron" size={16} />
      </Link>
      <ul className={styles.chips} aria-label={t('lastRounds')}>
        {table?.past.map(({ roundId, result }) => (
          <Chip key={roundId} rate={BigInt(result[0] ?? 0)} />
        ))}
      </ul>
    </div>
  );
}

function Chip({ rate }: { rate: Rate }) {
  return (
    <li className={styles.chip} data-rate={rateBand(rate)}>
      {formatRate(rate)}
    </li>
  );
}

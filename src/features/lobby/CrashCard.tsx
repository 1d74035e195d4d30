import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import type { Rate } from '../../../contract/money.ts';
import { shownCents } from '../../games/crash/engine/crashView.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { serverNow } from '../../net/house.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import { useLiveText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './CrashCard.module.css';
import { useLivePhase } from './useLivePhase.ts';
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

/** Crash's round under way: its phase, its multiplier as it grows, its bets. */
function LivePanel({ round }: { round: LiveRound | null }) {
  const { t } = useTranslation('lobby');
  const phase = useLivePhase(round);
  const number = useLiveText<HTMLSpanElement>(() => {
    if (!round) return '';
    const [target] = round.result ?? [];
    if (target !== undefined) return formatRate(BigInt(target));
    const elapsed = serverNow() - round.closeTime;
    if (elapsed < 0) return t('preparing', { seconds: Math.ceil(-elapsed / 1000) });
    return formatRate(BigInt(shownCents(elapsed)) * 100n);
  });
  return (
    <section className={styles.panel} data-phase={phase ?? 'loading'} aria-label={t('liveLabel')}>
      <p className={styles.state}>
        <span className={styles.dot} aria-hidden="true" />
        {phase === 'playing' && t('flying')}
        {phase === 'result' && t('ended')}
        {(phase === 'betting' || phase === null) && t('live')}
      </p>
      <p className={styles.number}>
        {phase === null && <Skeleton width="3em" />}
        <span ref={number} />
      </p>
      <p className={styles.bets}>
        {round ? (
          t('players', { count: round.betCount, formatted: formatCount(round.betCount) })
        ) : (
          <Skeleton width="9em" />
        )}
      </p>
    </section>
  );
}

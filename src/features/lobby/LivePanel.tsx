import { useTranslation } from 'react-i18next';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import { shownCents } from '../../games/crash/engine/crashFlight.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { serverNow } from '../../net/house.ts';
import { useLiveText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './LivePanel.module.css';
import { useLivePhase } from './useLivePhase.ts';

/** Crash's round under way: its phase, its multiplier as it grows, its bets. */
export function LivePanel({ round }: { round: LiveRound | null }) {
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

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownCents } from '../../engine/crashFlight.ts';
import { serverNow } from '../../net/house.ts';
import { formatCount, formatRate } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onTick } from '../../ui/tick.ts';
import { useLiveText } from '../../ui/useLiveText.ts';
import styles from './LivePanel.module.css';
import { type LivePhase, type LiveRound, phaseOf } from './liveRound.ts';

/** The round under way: its phase, its multiplier as it grows, its bets. */
export function LivePanel({ round }: { round: LiveRound | null }) {
  const { t } = useTranslation('lobby');
  const phase = useLivePhase(round);
  const number = useLiveText<HTMLSpanElement>(() => {
    if (!round) return '';
    const elapsed = serverNow() - round.startTime;
    if (round.target !== null) return formatRate(round.target);
    if (elapsed < 0) return t('preparing', { seconds: Math.ceil(-elapsed / 1000) });
    return formatRate(BigInt(shownCents(elapsed)) * 100n);
  });
  return (
    <section className={styles.panel} data-phase={phase ?? 'loading'} aria-label={t('liveLabel')}>
      <p className={styles.state}>
        <span className={styles.dot} aria-hidden="true" />
        {phase === 'flying' && t('flying')}
        {phase === 'ended' && t('ended')}
        {(phase === 'preparing' || phase === null) && t('live')}
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

/** Rendered at each change of phase, not at each tick. */
function useLivePhase(round: LiveRound | null): LivePhase | null {
  const [phase, setPhase] = useState<LivePhase | null>(null);
  useEffect(() => {
    if (!round) return;
    const look = () => setPhase(phaseOf(round, serverNow()));
    look();
    return onTick(look);
  }, [round]);
  return phase;
}

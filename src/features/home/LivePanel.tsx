import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownCents } from '../../engine/crashFlight.ts';
import { serverNow } from '../../net/house.ts';
import { formatCount, formatRate } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LivePanel.module.css';
import { type LivePhase, type LiveRound, phaseOf } from './liveRound.ts';

/** The live multiplier: text written straight into the page ten times a second, React only told of phases. */
export function LivePanel({ round }: { round: LiveRound | null }) {
  const { t } = useTranslation('home');
  const number = useRef<HTMLSpanElement>(null);
  const phase = useLivePhase(round, number);
  return (
    <section className={styles.panel} data-phase={phase ?? 'loading'} aria-label={t('liveLabel')}>
      <p className={styles.state}>
        <span className={styles.dot} aria-hidden="true" />
        {phase === 'flying' && t('flying')}
        {phase === 'ended' && t('ended')}
        {(phase === 'preparing' || phase === null) && t('live')}
      </p>
      <p className={styles.number} aria-hidden={phase === 'flying'}>
        {phase === null ? <Skeleton width="3em" /> : <span ref={number} />}
      </p>
      {round && round.betCount > 0 && (
        <p className={styles.bets}>
          {t('players', { count: round.betCount, formatted: formatCount(round.betCount) })}
        </p>
      )}
    </section>
  );
}

const REFRESH = 100;

function useLivePhase(
  round: LiveRound | null,
  number: React.RefObject<HTMLSpanElement | null>,
): LivePhase | null {
  const { t, i18n } = useTranslation('home');
  const [phase, setPhase] = useState<LivePhase | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase brings its own element, a language its words
  useEffect(() => {
    if (!round) return;
    const write = () => {
      const now = phaseOf(round, serverNow());
      setPhase(now);
      if (number.current) number.current.textContent = textOf(round, now, t);
    };
    write();
    const timer = setInterval(() => document.visibilityState === 'visible' && write(), REFRESH);
    return () => clearInterval(timer);
  }, [round, phase, number, i18n.language]);
  return phase;
}

function textOf(
  round: LiveRound,
  phase: LivePhase,
  t: ReturnType<typeof useTranslation<'home'>>['t'],
): string {
  if (phase === 'ended') return formatRate(round.target ?? 0n);
  const elapsed = serverNow() - round.startTime;
  if (phase === 'preparing') return t('preparing', { seconds: Math.ceil(-elapsed / 1000) });
  return formatRate(BigInt(shownCents(elapsed)) * 100n);
}

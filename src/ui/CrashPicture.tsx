import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrashView } from '../engine/crashView.ts';
import { SceneHost } from '../stage/SceneHost.tsx';
import type { SceneSource } from '../stage/showing.ts';
import type { StageStatus } from '../stage/stageStatus.ts';
import { usePrefersLessMotion } from '../state/motion.ts';
import { Button } from './Button.tsx';
import styles from './CrashPicture.module.css';
import { decimalSeparator, formatRate } from './format.ts';
import { useLiveText } from './useLiveText.ts';

type Source = SceneSource<CrashView>;

interface Words {
  /** What the picture is, for screen readers. */
  label: string;
  /** In the picture: before the round's number, below the countdown, below the multiplier of the break-up. */
  round: string;
  preparation: string;
  squib: string;
}

/** The crash scene on the stage, and what stands in for it while it loads, fails, or cannot be drawn at all. */
export function CrashPicture({ source, words }: { source: Source; words: Words }) {
  const reducedMotion = usePrefersLessMotion();
  const { label, round, preparation, squib } = words;
  const options = useMemo(
    () => ({
      decimal: decimalSeparator() === ',' ? (',' as const) : ('.' as const),
      reducedMotion,
      labels: { round, preparation, squib },
    }),
    [reducedMotion, round, preparation, squib],
  );
  return (
    <SceneHost scene="crash" source={source} options={options} label={label} className={styles.picture}>
      {(status, retry) => <Cover status={status} retry={retry} source={source} />}
    </SceneHost>
  );
}

function Cover({ status, retry, source }: { status: StageStatus; retry: () => void; source: Source }) {
  const { t } = useTranslation();
  switch (status.kind) {
    case 'ready':
      return null;
    case 'loading':
      return (
        <div className={styles.cover}>
          <Multiplier source={source} />
          <progress className={styles.progress} max={1} value={status.progress} aria-label={t('loading')} />
        </div>
      );
    case 'lost':
      return <p className={styles.cover}>{t('pictureLost')}</p>;
    case 'failed':
      return (
        <div className={styles.cover}>
          <Multiplier source={source} />
          <p>{t('pictureFailed')}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      );
    case 'unsupported':
      return (
        <div className={styles.cover}>
          <Multiplier source={source} />
          <p>{t('pictureNone')}</p>
        </div>
      );
  }
}

/** The game by its number alone: the countdown, then the multiplier. */
function Multiplier({ source }: { source: Source }) {
  const element = useLiveText<HTMLElement>(() => {
    const { phase, remaining, rateCents } = source.view();
    if (phase === 'loading') return '';
    return phase === 'preparation' ? `${Math.ceil(remaining / 1000)}` : formatRate(BigInt(rateCents) * 100n);
  });
  return <strong ref={element} className={styles.multiplier} />;
}

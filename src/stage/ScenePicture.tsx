import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalSeparator } from '../i18n/format.ts';
import { market } from '../i18n/market.ts';
import { useControls } from '../shared/device/controls.ts';
import { usePrefersLessMotion } from '../shared/device/preferences.ts';
import { Button } from '../ui/actions/Button.tsx';
import { SceneHost, type SceneHostProps } from './SceneHost.tsx';
import styles from './ScenePicture.module.css';
import type { SceneName } from './sceneRegistry.ts';
import type { StageStatus } from './stageStatus.ts';

/** A game's scene on the stage, and its fallback while it loads, fails, or cannot be drawn. */
export function ScenePicture<S extends SceneName>({
  standIn,
  ...scene
}: Omit<SceneHostProps<S>, 'className' | 'children'> & {
  /** Text fallback for the picture: what a player must know at this moment. */
  standIn: ReactNode;
}) {
  return (
    <SceneHost {...scene} className={styles.picture}>
      {(status, retry) => <Cover status={status} retry={retry} standIn={standIn} />}
    </SceneHost>
  );
}

function Cover({ status, retry, standIn }: { status: StageStatus; retry: () => void; standIn: ReactNode }) {
  const { t } = useTranslation();
  switch (status.kind) {
    case 'ready':
      return null;
    case 'loading':
      return (
        <div className={styles.cover}>
          {standIn}
          <progress className={styles.progress} max={1} value={status.progress} aria-label={t('loading')} />
        </div>
      );
    case 'lost':
      return <p className={styles.cover}>{t('pictureLost')}</p>;
    case 'failed':
      return (
        <div className={styles.cover}>
          {standIn}
          <p>{t('pictureFailed')}</p>
          <div className={styles.retry}>
            <Button onClick={retry}>{t('retry')}</Button>
          </div>
        </div>
      );
    case 'unsupported':
      return (
        <div className={styles.cover}>
          {standIn}
          <p>{t('pictureNone')}</p>
        </div>
      );
  }
}

/** Scene options from the player's language and settings; the same object until something in it changes. */
export function useSceneOptions<Labels extends Record<string, string>>(labels: Labels) {
  const quiet = useControls((controls) => controls.quiet);
  const reducedMotion = usePrefersLessMotion() || quiet;
  const rates = sign(decimalSeparator());
  const words = JSON.stringify(labels);
  return useMemo(
    () => ({
      decimal: sign(decimalSeparator(market.locale)),
      rates,
      reducedMotion,
      labels: JSON.parse(words) as Labels,
    }),
    [reducedMotion, rates, words],
  );
}

function sign(separator: string): ',' | '.' {
  return separator === ',' ? ',' : '.';
}

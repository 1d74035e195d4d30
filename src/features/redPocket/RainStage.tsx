import { type MouseEvent, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnEnvelope, Rain } from '../../../contract/http/offers/redPocket.ts';
import { countdownText, formatMoney } from '../../i18n/format.ts';
import { useSounds } from '../../shared/device/useSounds.ts';
import { ScenePicture, useSceneOptions } from '../../stage/ScenePicture.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import { LiveRain } from './liveRain.ts';
import styles from './RedPocket.module.css';
import { rainSounds } from './rainSounds.ts';
import { useOpening } from './useOpening.ts';

type Hit = Awaited<ReturnType<typeof import('./scene.ts')['hit']>>;

/** Hit test of a tap on envelopes; loaded with the scene. */
let hit: Hit | null = null;

/** A rain on the stage: envelopes hang before its time, then fall, and a tapped one opens. */
export function RainStage({
  rain,
  own,
  next,
  mayOpen,
}: {
  rain: Rain;
  own: OwnEnvelope | null;
  /** When the next rain is, as text. */
  next: string;
  mayOpen: boolean;
}) {
  const { t } = useTranslation('redPocket');
  const found = own?.amount ?? null;
  // Envelopes opened here are already part of the live rain: only ones opened earlier need a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a tap in this picture does not need a new one
  const live = useMemo(() => new LiveRain(rain, found === null ? null : BigInt(found)), [rain.id]);
  useSounds(useMemo(() => rainSounds(live), [live]));
  const before = useSecondsUntil(rain.startsAt);
  const left = useSecondsUntil(rain.endsAt);
  const { open, opening } = useOpening(rain.id, live);
  const options = useSceneOptions({
    currency: formatMoney(0n).replace(/[\s\d.,]/g, ''),
    found: t('sceneFound'),
    empty: t('sceneEmpty'),
    late: t('sceneLate'),
    again: next,
  });
  useEffect(() => {
    if (found !== null) live.found(BigInt(found));
  }, [live, found]);
  useEffect(() => {
    void import('./scene.ts').then(async (scene) => {
      hit = await scene.hit();
    });
  }, []);
  const falls = before === 0 && left > 0;

  function tapped({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void {
    const { left: x, top: y, width, height } = currentTarget.getBoundingClientRect();
    const { reducedMotion } = options;
    const envelope = hit?.(clientX - x, clientY - y, live.view(), { width, height, reducedMotion });
    if (envelope == null) return;
    if (mayOpen) open(envelope);
    else toast('info', t('needFirst'));
  }

  return (
    <div className={styles.rain}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the keyboard alternative */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={styles.picture} onClick={tapped}>
        <ScenePicture
          scene="redPocket"
          source={live}
          options={options}
          label={t(falls ? 'pictureFalls' : 'picture')}
          standIn={null}
        />
        <p className={styles.clock} role="timer">
          {before > 0 ? (
            <>
              {t('beginsIn')} <b>{countdownText(before)}</b>
            </>
          ) : left > 0 ? (
            <>
              {t('endsIn')} <b>{countdownText(left)}</b>
            </>
          ) : (
            t('over')
          )}
        </p>
      </div>
      {falls && found === null && mayOpen && !opening && (
        <Button kind="primary" size="large" onClick={() => open(0)}>
          {t('openOne')}
        </Button>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { ScenePicture } from '../../frame/ScenePicture.tsx';
import { useSceneOptions } from '../../frame/useSceneOptions.ts';
import { WingoMark } from '../WingoMark.tsx';
import { playedNow, subscribePlayed, useWingoDrawn } from './wingoSessions.ts';

/** The model that is played as the stage asks for it. The picture rests until the phase changes. */
const SOURCE = {
  view: () => playedNow().view,
  subscribe(wake: () => void) {
    let { phase } = playedNow().view;
    const look = () => {
      const now = playedNow().view.phase;
      if (now !== phase) wake();
      phase = now;
    };
    const stops = [onTick(look), subscribePlayed(wake)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** The drum. */
export function WingoStage() {
  const { t } = useTranslation('wingo');
  const options = useSceneOptions({
    round: t('roundWord'),
    green: t('green'),
    violet: t('violet'),
    red: t('red'),
    drawing: t('sceneDrawing'),
    waiting: t('sceneWaiting'),
    returned: t('sceneReturned'),
  });
  return (
    <ScenePicture
      scene="wingo"
      source={SOURCE}
      options={options}
      label={t('picture')}
      standIn={<LastBall />}
    />
  );
}

/** The game without its picture: the last ball. */
function LastBall() {
  const [newest] = useWingoDrawn();
  return newest ? <WingoMark number={newest.result} size={72} /> : null;
}

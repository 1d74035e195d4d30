import { useTranslation } from 'react-i18next';
import { WINGO_MODELS } from '../../../../contract/games/wingo/rules.ts';
import { serverNow } from '../../../net/house.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { ScenePicture } from '../../frame/ScenePicture.tsx';
import { useSceneOptions } from '../../frame/useSceneOptions.ts';
import type { WingoView } from '../engine/wingoView.ts';
import { WingoMark } from '../WingoMark.tsx';
import { useWingoDrawn } from './useWingoDrawn.ts';
import { LOOKS, TABLES, tableNow, useModel } from './wingoTables.ts';

function view(): WingoView {
  return LOOKS[useModel.getState().model](tableNow().store.getState().game, serverNow());
}

/** The table of the model that is played as the stage asks for it. The picture rests until the phase changes. */
const SOURCE = {
  view,
  subscribe(wake: () => void) {
    let { phase } = view();
    const look = () => {
      const now = view().phase;
      if (now !== phase) wake();
      phase = now;
    };
    const stops = [
      onTick(look),
      useModel.subscribe(wake),
      ...WINGO_MODELS.map((model) => TABLES[model].store.subscribe(wake)),
    ];
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

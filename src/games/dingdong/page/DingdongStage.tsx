import { useTranslation } from 'react-i18next';
import { ScenePicture } from '../../frame/ScenePicture.tsx';
import { useSceneOptions } from '../../frame/useSceneOptions.ts';
import { usePool } from '../../pools/page/poolUi.ts';
import { source } from './dingdongSession.ts';
import { ResultMark } from './ResultMark.tsx';
import { useNames } from './useNames.ts';

/** The ring and its light, and the pools. */
export function DingdongStage() {
  const { t } = useTranslation('dingdong');
  const names = useNames();
  const options = useSceneOptions({
    betting: t('sceneBet'),
    interrupted: t('sceneInterrupted'),
    ...names,
  });
  return (
    <ScenePicture
      scene="dingdong"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastSymbol />}
    />
  );
}

/** The game without its picture: what the light stopped on last. */
function LastSymbol() {
  const newest = usePool(({ game }) => game.history[0]?.result) as readonly number[] | undefined;
  return newest ? <ResultMark cells={newest} size={36} /> : null;
}

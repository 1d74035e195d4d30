import { useTranslation } from 'react-i18next';
import { ScenePicture } from '../../frame/ScenePicture.tsx';
import { useSceneOptions } from '../../frame/useSceneOptions.ts';
import { RouletteMark } from '../RouletteMark.tsx';
import { source, useRoulette } from './rouletteSession.ts';

/** The wheel, and the pools. */
export function RouletteStage() {
  const { t } = useTranslation('roulette');
  const options = useSceneOptions({ interrupted: t('sceneInterrupted') });
  return (
    <ScenePicture
      scene="roulette"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastNumber />}
    />
  );
}

/** The game without its picture: the number before. */
function LastNumber() {
  const number = useRoulette(({ game }) => game.history[0]?.result);
  return number === undefined ? null : <RouletteMark number={number} size={56} />;
}

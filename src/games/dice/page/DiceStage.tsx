import { useTranslation } from 'react-i18next';
import { ScenePicture } from '../../frame/ScenePicture.tsx';
import { useSceneOptions } from '../../frame/useSceneOptions.ts';
import { source, useDice } from './diceSession.ts';
import { Faces } from './Faces.tsx';

/** The tray with the dice, and the pools. */
export function DiceStage() {
  const { t } = useTranslation('dice');
  const options = useSceneOptions({ bet: t('sceneBet'), interrupted: t('sceneInterrupted') });
  return (
    <ScenePicture
      scene="dice"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastDice />}
    />
  );
}

/** The game without its picture: how the dice fell last. */
function LastDice() {
  const faces = useDice(({ game }) => game.history[0]?.result);
  return faces ? <Faces faces={faces} size={56} /> : null;
}

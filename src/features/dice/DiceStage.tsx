import { useTranslation } from 'react-i18next';
import { diceView } from '../../engine/dice.ts';
import { poolSource } from '../../table/pools/poolSource.ts';
import { ScenePicture } from '../../table/ScenePicture.tsx';
import { useSceneOptions } from '../../table/useSceneOptions.ts';
import { Faces } from './Faces.tsx';
import { table, useDice } from './table.ts';

const SOURCE = poolSource(table, diceView);

/** The tray with the dice, and the pools. */
export function DiceStage() {
  const { t } = useTranslation('dice');
  const options = useSceneOptions({ bet: t('sceneBet'), interrupted: t('sceneInterrupted') });
  return (
    <ScenePicture
      scene="dice"
      source={SOURCE}
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

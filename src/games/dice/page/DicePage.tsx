import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { diceRoundLog } from '../../../../contract/games/dice/operations.ts';
import { DICE_POOLS } from '../../../../contract/games/dice/rules.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { PoolPage, poolSheets } from '../../pools/page/PoolPage.tsx';
import { poolSounds } from '../../pools/page/poolSounds.ts';
import { type PoolUi, recordFrom, usePool } from '../../pools/page/poolUi.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { Faces } from '../DiceMark.tsx';
import { diceDefinition } from '../definition.ts';
import { DICE_SETTLED, type DiceFaces, diceLayout, readDiceRecord } from '../engine/dice.ts';
import { session, source } from './diceSession.ts';

/** Ms after the close: start and end of the shaking, and the first touch of the tray. */
const SHAKEN_FROM = 300;
const THROWN = 1_050;
const LANDS = 1_530;

/** The sounds of dice. */
const sounds = poolSounds(session, source, {
  marks: [
    { at: LANDS, sound: 'diceLand' },
    { at: DICE_SETTLED, sound: 'reveal' },
  ],
  loop: { name: 'diceShake', at: (since) => (since >= SHAKEN_FROM && since < THROWN ? {} : null) },
});

const SHEETS = poolSheets(async () => (await import('./DiceTabs.tsx')).DiceTabs);

/** The dice page: three dice in a tray, six numbers to bet on, and the bet panel. */
export default function DicePage() {
  const { t } = useTranslation('dice');
  useGameSounds(sounds);
  const words = useFaceWords();
  const ui = useMemo(
    (): PoolUi<DiceFaces> => ({
      session,
      layout: diceLayout,
      names: DICE_POOLS.map((pool) => t('pool', { face: pool + 1 })),
      pays: DICE_POOLS.map(() => t('pays')),
      record: recordFrom(diceRoundLog, readDiceRecord),
      facts: (faces) => [{ label: t('roundFaces'), value: <Faces faces={faces} size={30} /> }],
    }),
    [t],
  );
  return (
    <PoolPage
      ui={ui}
      title={diceDefinition.name}
      picture={<DiceStage />}
      mark={(faces) => <Faces faces={faces} size={18} framed />}
      words={words}
      sheets={SHEETS}
    />
  );
}

/** Three faces as text: '2, 2 and 5'. */
function useFaceWords(): (faces: DiceFaces) => string {
  const { t } = useTranslation('dice');
  return (faces) => {
    const [first = 0, second = 0, third = 0] = faces.map((face) => face + 1);
    return t('faces', { first, second, third });
  };
}

/** The scene with the tray and the pools. */
function DiceStage() {
  const { t } = useTranslation('dice');
  const options = useSceneOptions({ bet: t('sceneBet'), voided: t('sceneInterrupted') });
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

/** Text fallback for the scene: the last dice. */
function LastDice() {
  const faces = usePool(({ game }) => game.history[0]?.result) as DiceFaces | undefined;
  return faces ? <Faces faces={faces} size={56} /> : null;
}

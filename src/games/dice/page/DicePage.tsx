import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DICE_POOLS } from '../../../../contract/games/dice/rules.ts';
import { PoolPage } from '../../pools/page/PoolPage.tsx';
import type { PoolUi } from '../../pools/page/poolUi.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import type { DiceFaces } from '../engine/dice.ts';
import { diceLayout } from '../engine/diceLayout.ts';
import { DiceStage } from './DiceStage.tsx';
import { session } from './diceSession.ts';
import { sounds } from './diceSounds.ts';
import { Faces } from './Faces.tsx';
import { SHEETS } from './lazySheets.ts';
import { useFaceWords } from './useFaceWords.ts';

/** The table of dice: three dice in a tray, six numbers to bet on, and one thumb's worth of controls. */
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
    }),
    [t],
  );
  return (
    <PoolPage
      ui={ui}
      title={t('title')}
      picture={<DiceStage />}
      mark={(faces) => <Faces faces={faces} size={18} framed />}
      words={words}
      sheets={SHEETS}
    />
  );
}

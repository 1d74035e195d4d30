import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DICE_POOLS } from '../../../contract/games/dice.ts';
import type { DiceFaces } from '../../engine/dice.ts';
import { diceLayout } from '../../engine/diceLayout.ts';
import { PoolPage } from '../../table/pools/PoolPage.tsx';
import type { PoolUi } from '../../table/pools/poolUi.ts';
import { DiceStage } from './DiceStage.tsx';
import { Faces } from './Faces.tsx';
import { SHEETS } from './lazySheets.ts';
import { table } from './table.ts';
import { useDiceSounds } from './useDiceSounds.ts';
import { useFaceWords } from './useFaceWords.ts';

/** The table of dice: three dice in a tray, six numbers to bet on, and one thumb's worth of controls. */
export default function DicePage() {
  const { t } = useTranslation('dice');
  useDiceSounds();
  const words = useFaceWords();
  const ui = useMemo(
    (): PoolUi<DiceFaces> => ({
      table,
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
      mark={(faces) => <Faces faces={faces} size={22} />}
      words={words}
      sheets={SHEETS}
    />
  );
}

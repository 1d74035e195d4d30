import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { colourOf, ROULETTE_POOLS, ROULETTE_RATES } from '../../../../contract/games/roulette/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import { PoolPage } from '../../pools/page/PoolPage.tsx';
import type { PoolUi } from '../../pools/page/poolUi.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { rouletteLayout } from '../engine/rouletteLayout.ts';
import { numbersOf } from '../engine/rouletteNumbers.ts';
import { RouletteMark } from '../RouletteMark.tsx';
import { SHEETS } from './lazySheets.ts';
import { RouletteStage } from './RouletteStage.tsx';
import { session } from './rouletteSession.ts';
import { sounds } from './rouletteSounds.ts';

/** Roulette's table: a wheel, three colours to bet on, and one thumb's worth of controls. */
export default function RoulettePage() {
  const { t } = useTranslation('roulette');
  useGameSounds(sounds);
  const ui = useMemo(
    (): PoolUi<number> => ({
      session,
      layout: rouletteLayout,
      names: ROULETTE_POOLS.map((pool) => t('pool', { colour: t(pool), numbers: numbersOf(pool).text })),
      pays: ROULETTE_POOLS.map((pool) => formatRate(ROULETTE_RATES[pool])),
    }),
    [t],
  );
  return (
    <PoolPage
      ui={ui}
      title={t('title')}
      picture={<RouletteStage />}
      mark={(number) => <RouletteMark number={number} size={28} />}
      words={(number) => t('number', { number, colour: t(colourOf(number)) })}
      sheets={SHEETS}
    />
  );
}

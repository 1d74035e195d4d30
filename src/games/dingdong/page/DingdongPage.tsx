import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DINGDONG_POOLS, DINGDONG_RATES, dingdongResult } from '../../../../contract/games/dingdong/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import { PoolPage } from '../../pools/page/PoolPage.tsx';
import { poolSounds } from '../../pools/page/poolSounds.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { dingdongLayout } from '../engine/dingdongLayout.ts';
import { DingdongStage } from './DingdongStage.tsx';
import { session, source } from './dingdongSession.ts';
import { SHEETS } from './lazySheets.ts';
import { ResultMark } from './ResultMark.tsx';
import { useLightSounds } from './useLightSounds.ts';
import { useNames } from './useNames.ts';

/** The light is heard step by step (useLightSounds). */
const SOUNDS = poolSounds(session, source, { marks: [], loop: null });

/** The dingdong table: a ring of fruits, the light that runs on it, and seven symbols to bet on. */
export default function DingdongPage() {
  const { t } = useTranslation(['dingdong', 'marks']);
  const names = useNames();
  const called = DINGDONG_POOLS.map((pool) => names[pool]).join();
  const ui = useMemo(
    () => ({
      session,
      layout: dingdongLayout,
      names: called.split(','),
      pays: DINGDONG_POOLS.map((pool) => formatRate(DINGDONG_RATES[pool])),
    }),
    [called],
  );
  useGameSounds(SOUNDS);
  useLightSounds();
  return (
    <PoolPage
      ui={ui}
      title={t('title')}
      picture={<DingdongStage />}
      mark={(cells: readonly number[]) => <ResultMark cells={cells} size={32} />}
      words={(cells: readonly number[]) => names[dingdongResult(cells)]}
      sheets={SHEETS}
      crowded
    />
  );
}

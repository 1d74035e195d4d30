import { useTranslation } from 'react-i18next';
import { dingdongRoundLog } from '../../../../contract/games/dingdong/operations.ts';
import { dingdongStakes, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { market } from '../../../i18n/market.ts';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import { recordFrom } from '../../pools/page/poolUi.ts';
import { type PoolReplay, PoolReplayPage, Results } from '../../replay/pools/PoolReplayPage.tsx';
import {
  commonLimits,
  DINGDONG,
  type DingdongCells,
  dingdongView,
  readDingdongRecord,
} from '../engine/dingdong.ts';
import { FruitMark, useNames } from '../FruitMark.tsx';

const LIMITS = commonLimits(
  Object.values(dingdongStakes(market.id).ranges).map(({ min, max }) => ({ min: `${min}`, max: `${max}` })),
);

const REPLAY: PoolReplay<'dingdong', DingdongCells> = {
  key: 'dingdong',
  name: 'Dingdong',
  game: DINGDONG,
  tables: null,
  load: recordFrom(dingdongRoundLog, readDingdongRecord),
  replayLog: (_ref, record, player) => poolReplayLog(DINGDONG, dingdongView, record, LIMITS, player),
  usePicture,
  mark: (cells) => (
    <Results>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell may occur twice, a position cannot
        <FruitMark key={place} symbol={symbolOf(cell)} size={32} />
      ))}
    </Results>
  ),
};

/** Replay page of dingdong. */
export default function DingdongReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation(['replayPools', 'dingdong']);
  const options = useSceneOptions({
    betting: t('sceneBetting'),
    interrupted: t('sceneInterrupted'),
    ...useNames(),
  });
  return { options, label: t('dingdong:replayPicture') };
}

import { useTranslation } from 'react-i18next';
import { dingdongRoundLog } from '../../../../contract/games/dingdong/operations.ts';
import { dingdongStakes, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { market } from '../../../i18n/market.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { ScenePicture, useSceneOptions } from '../../frame/ScenePicture.tsx';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import { recordFrom } from '../../pools/page/poolUi.ts';
import { type PoolReplay, PoolReplayPage, Results, StandIn } from '../../replay/pools/PoolReplayPage.tsx';
import {
  commonLimits,
  DINGDONG,
  type DingdongCells,
  type DingdongView,
  dingdongView,
  readDingdongRecord,
} from '../engine/dingdong.ts';
import { FruitMark, useNames } from '../FruitMark.tsx';

const LIMITS = commonLimits(
  Object.values(dingdongStakes(market.id).ranges).map(({ min, max }) => ({ min: `${min}`, max: `${max}` })),
);

const REPLAY: PoolReplay<DingdongCells, DingdongView> = {
  key: 'dingdong',
  name: 'Dingdong',
  game: DINGDONG,
  tables: null,
  load: recordFrom(dingdongRoundLog, readDingdongRecord),
  replayLog: (_ref, record, player) => poolReplayLog(DINGDONG, dingdongView, record, LIMITS, player),
  Picture,
  mark: (cells) => (
    <Results>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell may come twice, and no place does
        <FruitMark key={place} symbol={symbolOf(cell)} size={32} />
      ))}
    </Results>
  ),
};

/** A past round of dingdong. */
export default function DingdongReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function Picture({ source }: { source: SceneSource<DingdongView> }) {
  const { t } = useTranslation(['replayPools', 'dingdong']);
  const options = useSceneOptions({
    betting: t('sceneBetting'),
    interrupted: t('sceneInterrupted'),
    ...useNames(),
  });
  return (
    <ScenePicture
      scene="dingdong"
      source={source}
      options={options}
      label={t('dingdong:replayPicture')}
      standIn={<StandIn view={source.view} />}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { symbolOf } from '../../../../contract/games/dingdong.ts';
import { dingdongRoundLog } from '../../../../contract/games/dingdongOperations.ts';
import {
  commonLimits,
  DINGDONG,
  type DingdongCells,
  dingdongView,
  readDingdongRecord,
} from '../../../engine/dingdong.ts';
import type { DingdongView } from '../../../engine/dingdongView.ts';
import { poolTape } from '../../../engine/poolTape.ts';
import { channel } from '../../../net/house.ts';
import type { SceneSource } from '../../../stage/showing.ts';
import { market } from '../../../state/market.ts';
import { ScenePicture } from '../../../table/ScenePicture.tsx';
import { useSceneOptions } from '../../../table/useSceneOptions.ts';
import { FruitMark } from '../../../ui/marks/FruitMark.tsx';
import { PoolReplayPage } from './PoolReplayPage.tsx';
import type { PoolReplay } from './poolReplay.ts';
import { Results } from './Results.tsx';
import { StandIn } from './StandIn.tsx';

const LIMITS = commonLimits(
  Object.values(market.dingdong.ranges).map(({ min, max }) => ({ min: `${min}`, max: `${max}` })),
);

const REPLAY: PoolReplay<DingdongCells, DingdongView> = {
  key: 'dingdong',
  name: 'Dingdong',
  game: DINGDONG,
  tables: null,
  async load({ roundId }) {
    const [round] = await channel.request(dingdongRoundLog, { roundId }, { quiet: true });
    return round ? readDingdongRecord(round) : null;
  },
  tape: (_ref, record, player) => poolTape(DINGDONG, dingdongView, record, LIMITS, player),
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
  const { t } = useTranslation(['replayPools', 'marks']);
  const options = useSceneOptions({
    betting: t('sceneBetting'),
    interrupted: t('sceneInterrupted'),
    Cherry: t('marks:cherry'),
    Apple: t('marks:apple'),
    Mango: t('marks:mango'),
    Grape: t('marks:grape'),
    Bamboo: t('marks:bamboo'),
    Ding: t('marks:bell'),
    Star: t('marks:star'),
  });
  return (
    <ScenePicture
      scene="dingdong"
      source={source}
      options={options}
      label={t('pictureDingdong')}
      standIn={<StandIn view={source.view} />}
    />
  );
}

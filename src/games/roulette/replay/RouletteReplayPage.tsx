import { useTranslation } from 'react-i18next';
import { rouletteRoundLog } from '../../../../contract/games/roulette/operations.ts';
import { ROULETTE_STAKES } from '../../../../contract/games/roulette/rules.ts';
import { market } from '../../../i18n/market.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { ScenePicture, useSceneOptions } from '../../frame/ScenePicture.tsx';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import { recordFrom } from '../../pools/page/poolUi.ts';
import { type PoolReplay, PoolReplayPage, StandIn } from '../../replay/pools/PoolReplayPage.tsx';
import { ROULETTE, type RouletteView, readRouletteRecord, rouletteView } from '../engine/roulette.ts';
import { RouletteMark } from '../RouletteMark.tsx';

const REPLAY: PoolReplay<number, RouletteView> = {
  key: 'roulette',
  name: 'Roulette',
  game: ROULETTE,
  tables: null,
  load: recordFrom(rouletteRoundLog, readRouletteRecord),
  replayLog: (_ref, record, player) =>
    poolReplayLog(ROULETTE, rouletteView, record, ROULETTE_STAKES[market.id], player),
  Picture,
  mark: (number) => <RouletteMark number={number} size={32} />,
};

/** A past round of roulette. */
export default function RouletteReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function Picture({ source }: { source: SceneSource<RouletteView> }) {
  const { t } = useTranslation(['replayPools', 'roulette']);
  const options = useSceneOptions({ interrupted: t('sceneInterrupted') });
  return (
    <ScenePicture
      scene="roulette"
      source={source}
      options={options}
      label={t('roulette:replayPicture')}
      standIn={<StandIn view={source.view} />}
    />
  );
}

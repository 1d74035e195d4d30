import { useTranslation } from 'react-i18next';
import { rouletteRoundLog } from '../../../../contract/games/roulette/operations.ts';
import { ROULETTE_STAKES } from '../../../../contract/games/roulette/rules.ts';
import { market } from '../../../i18n/market.ts';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import { recordFrom } from '../../pools/page/poolUi.ts';
import { type PoolReplay, PoolReplayPage } from '../../replay/pools/PoolReplayPage.tsx';
import { ROULETTE, readRouletteRecord, rouletteView } from '../engine/roulette.ts';
import { RouletteMark } from '../RouletteMark.tsx';

const REPLAY: PoolReplay<'roulette', number> = {
  key: 'roulette',
  name: 'Roulette 15',
  game: ROULETTE,
  tables: null,
  load: recordFrom(rouletteRoundLog, readRouletteRecord),
  replayLog: (_ref, record, player) =>
    poolReplayLog(ROULETTE, rouletteView, record, ROULETTE_STAKES[market.id], player),
  usePicture,
  mark: (number) => <RouletteMark number={number} size={32} />,
};

/** Replay page of roulette. */
export default function RouletteReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation(['replayPools', 'roulette']);
  const options = useSceneOptions({ voided: t('sceneInterrupted') });
  return { options, label: t('roulette:replayPicture') };
}

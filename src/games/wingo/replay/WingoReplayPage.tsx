import { useTranslation } from 'react-i18next';
import { wingoRoundLog } from '../../../../contract/games/wingo/operations.ts';
import { WINGO_MODELS, WINGO_STAKES, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { market } from '../../../i18n/market.ts';
import { channel } from '../../../net/backend.ts';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type PoolReplay, PoolReplayPage } from '../../replay/pools/PoolReplayPage.tsx';
import { readWingoRecord, WINGO } from '../engine/wingo.ts';
import { wingoReplayLog } from '../engine/wingoReplayLog.ts';
import { WingoMark } from '../WingoMark.tsx';

const REPLAY: PoolReplay<'wingo', number> = {
  key: 'wingo',
  name: 'Wingo',
  game: WINGO,
  tables: WINGO_MODELS,
  async load({ table, roundId: phase }) {
    const variables = { model: table as WingoModel, phase };
    const [round] = await channel.request(wingoRoundLog, variables, { quiet: true });
    return round ? readWingoRecord(round) : null;
  },
  replayLog: ({ table }, record, player) =>
    wingoReplayLog(table as WingoModel, record, WINGO_STAKES[market.id], player),
  usePicture,
  mark: (number) => <WingoMark number={number} size={34} />,
};

/** Replay page of wingo. */
export default function WingoReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation(['replayPools', 'marks', 'wingo']);
  const options = useSceneOptions({
    round: t('sceneRound'),
    green: t('marks:green'),
    violet: t('marks:violet'),
    red: t('marks:red'),
    drawing: t('sceneDrawing'),
    waiting: t('sceneWaiting'),
    returned: t('sceneInterrupted'),
  });
  return { options, label: t('wingo:replayPicture') };
}

import { useTranslation } from 'react-i18next';
import { diceRoundLog } from '../../../../contract/games/dice/operations.ts';
import { DICE_STAKES } from '../../../../contract/games/dice/rules.ts';
import { market } from '../../../i18n/market.ts';
import { channel } from '../../../net/house.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { ScenePicture } from '../../frame/ScenePicture.tsx';
import { useSceneOptions } from '../../frame/useSceneOptions.ts';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import { PoolReplayPage } from '../../replay/pools/PoolReplayPage.tsx';
import type { PoolReplay } from '../../replay/pools/poolReplay.ts';
import { Results } from '../../replay/pools/Results.tsx';
import { StandIn } from '../../replay/pools/StandIn.tsx';
import { DiceMark } from '../DiceMark.tsx';
import { DICE, type DiceFaces, diceView, readDiceRecord } from '../engine/dice.ts';
import type { DiceView } from '../engine/diceView.ts';

const REPLAY: PoolReplay<DiceFaces, DiceView> = {
  key: 'dice',
  name: 'Dice',
  game: DICE,
  tables: null,
  async load({ roundId }) {
    const [round] = await channel.request(diceRoundLog, { roundId }, { quiet: true });
    return round ? readDiceRecord(round) : null;
  },
  replayLog: (_ref, record, player) => poolReplayLog(DICE, diceView, record, DICE_STAKES[market.id], player),
  Picture,
  mark: (faces) => (
    <Results>
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice are told apart by their places alone
        <DiceMark key={place} face={face} size={30} />
      ))}
    </Results>
  ),
};

/** A past round of dice. */
export default function DiceReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function Picture({ source }: { source: SceneSource<DiceView> }) {
  const { t } = useTranslation(['replayPools', 'dice']);
  const options = useSceneOptions({ bet: t('sceneBetting'), interrupted: t('sceneInterrupted') });
  return (
    <ScenePicture
      scene="dice"
      source={source}
      options={options}
      label={t('dice:replayPicture')}
      standIn={<StandIn view={source.view} />}
    />
  );
}

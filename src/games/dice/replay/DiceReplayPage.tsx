import { useTranslation } from 'react-i18next';
import { diceRoundLog } from '../../../../contract/games/dice/operations.ts';
import { DICE_STAKES } from '../../../../contract/games/dice/rules.ts';
import { market } from '../../../i18n/market.ts';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { poolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import { recordFrom } from '../../pools/page/poolUi.ts';
import { type PoolReplay, PoolReplayPage, Results } from '../../replay/pools/PoolReplayPage.tsx';
import { DiceMark } from '../DiceMark.tsx';
import { DICE, type DiceFaces, diceView, readDiceRecord } from '../engine/dice.ts';

const REPLAY: PoolReplay<'dice', DiceFaces> = {
  key: 'dice',
  name: 'Dice',
  game: DICE,
  tables: null,
  load: recordFrom(diceRoundLog, readDiceRecord),
  replayLog: (_ref, record, player) => poolReplayLog(DICE, diceView, record, DICE_STAKES[market.id], player),
  usePicture,
  mark: (faces) => (
    <Results>
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its position
        <DiceMark key={place} face={face} size={30} />
      ))}
    </Results>
  ),
};

/** Replay page of dice. */
export default function DiceReplayPage() {
  return <PoolReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation(['replayPools', 'dice']);
  const options = useSceneOptions({ bet: t('sceneBetting'), voided: t('sceneInterrupted') });
  return { options, label: t('dice:replayPicture') };
}

import { useTranslation } from 'react-i18next';
import { dicePastRound } from '../../../../contract/games/dice/operations.ts';
import { DICE_POOLS } from '../../../../contract/games/dice/rules.ts';
import { channel } from '../../../net/house.ts';
import { DrawFairnessPage } from '../../fairness/draws/DrawFairnessPage.tsx';
import { type DrawGame, drawnPool } from '../../fairness/draws/drawGame.ts';
import { DiceMark } from '../DiceMark.tsx';
import { DICE_DRAW } from '../engine/dice.ts';

const DICE: DrawGame = {
  key: 'dice',
  rule: DICE_DRAW,
  tables: null,
  rounds: async ({ count, before }) =>
    (await channel.request(dicePastRound, { count, before }, { quiet: true })).map((round) =>
      drawnPool(round, round.rand),
    ),
  mark: (face, size) => <DiceMark face={face} size={size} />,
  kinds: DICE_POOLS.map((face) => ({ key: `${face}`, values: [face] })),
  python: "[int.from_bytes(h[i:i+4],'big')*6>>32 for i in(0,4,8)]",
};

/** Dice: three faces out of each round's secret. */
export default function DiceFairnessPage() {
  const { t } = useTranslation('dice');
  const words = { lead: t('fairnessLead'), draw: t('fairnessDraw'), odds: t('fairnessOdds') };
  return <DrawFairnessPage game={DICE} words={words} />;
}

import { dicePastRound } from '../../../../contract/games/dice/operations.ts';
import { DICE_POOLS } from '../../../../contract/games/dice/rules.ts';
import { DrawFairnessPage } from '../../fairness/draws/DrawFairnessPage.tsx';
import { type DrawGame, pastDraws } from '../../fairness/draws/drawGame.ts';
import { DiceMark } from '../DiceMark.tsx';
import { DICE_DRAW } from '../engine/dice.ts';

const DICE: DrawGame = {
  key: 'dice',
  rule: DICE_DRAW,
  tables: null,
  rounds: pastDraws(dicePastRound, ({ rand }) => rand),
  mark: (face, size) => <DiceMark face={face} size={size} />,
  kinds: DICE_POOLS.map((face) => ({ key: `${face}`, values: [face] })),
  python: "[int.from_bytes(h[i:i+4],'big')*6>>32 for i in(0,4,8)]",
};

/** Fairness page of dice: three faces from each round's secret. */
export default function DiceFairnessPage() {
  return <DrawFairnessPage game={DICE} />;
}

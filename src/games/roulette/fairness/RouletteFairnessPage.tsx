import { roulettePastRound } from '../../../../contract/games/roulette/operations.ts';
import { ROULETTE_NUMBERS } from '../../../../contract/games/roulette/rules.ts';
import { DrawFairnessPage } from '../../fairness/draws/DrawFairnessPage.tsx';
import { type DrawGame, pastDraws } from '../../fairness/draws/drawGame.ts';
import { ROULETTE_DRAW } from '../engine/roulette.ts';
import { RouletteMark } from '../RouletteMark.tsx';

const ROULETTE: DrawGame = {
  key: 'roulette',
  rule: ROULETTE_DRAW,
  tables: null,
  rounds: pastDraws(roulettePastRound, ({ resultNumber }) => [resultNumber]),
  mark: (number, size) => <RouletteMark number={number} size={size} />,
  kinds: Array.from({ length: ROULETTE_NUMBERS }, (_, number) => ({ key: `${number}`, values: [number] })),
  python: "int.from_bytes(h[:4],'big')*15>>32",
};

/** Fairness page of roulette: one number from each round's secret. */
export default function RouletteFairnessPage() {
  return <DrawFairnessPage game={ROULETTE} />;
}

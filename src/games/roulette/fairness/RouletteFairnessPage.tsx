import { useTranslation } from 'react-i18next';
import { roulettePastRound } from '../../../../contract/games/roulette/operations.ts';
import { ROULETTE_NUMBERS } from '../../../../contract/games/roulette/rules.ts';
import { channel } from '../../../net/house.ts';
import { DrawFairnessPage } from '../../fairness/draws/DrawFairnessPage.tsx';
import { type DrawGame, drawnPool } from '../../fairness/draws/drawGame.ts';
import { ROULETTE_DRAW } from '../engine/roulette.ts';
import { RouletteMark } from '../RouletteMark.tsx';

const ROULETTE: DrawGame = {
  key: 'roulette',
  rule: ROULETTE_DRAW,
  tables: null,
  rounds: async ({ count, before }) =>
    (await channel.request(roulettePastRound, { count, before }, { quiet: true })).map((round) =>
      drawnPool(round, [round.resultNumber]),
    ),
  mark: (number, size) => <RouletteMark number={number} size={size} />,
  kinds: Array.from({ length: ROULETTE_NUMBERS }, (_, number) => ({ key: `${number}`, values: [number] })),
  python: "int.from_bytes(h[:4],'big')*15>>32",
};

/** Roulette: one number out of each round's secret. */
export default function RouletteFairnessPage() {
  const { t } = useTranslation('roulette');
  const words = { lead: t('fairnessLead'), draw: t('fairnessDraw'), odds: t('fairnessOdds') };
  return <DrawFairnessPage game={ROULETTE} words={words} />;
}

import { useTranslation } from 'react-i18next';
import { MINES_RULES, type MinesChoice, type MinesState } from '../../../../contract/games/mines/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import type { Mines } from '../engine/mines.ts';
import { MINES_WIRE } from '../minesWire.ts';
import { MinesMark } from '../page/MinesMark.tsx';

const CHECK: SoloFairness<Mines, MinesChoice, number[], number, MinesState> = {
  wire: MINES_WIRE,
  rules: MINES_RULES,
  choice: ({ mineCount }) => ({ mineCount }),
  moves: ({ opened }) => opened,
  shown: ({ board }) => board.flatMap((tile, at) => (tile === 'mine' ? at : [])).join(' '),
  computed: (_state, mines) => mines.toSorted((a, b) => a - b).join(' '),
  mark: (round) => <MinesMark round={round} />,
  picture: (text) => text,
  python:
    "l=[*range(25)];sorted(l.pop(int.from_bytes(h[4*i:4*i+4],'big')*(25-i)>>32) for i in range(min(8,MINES)))",
};

/** Fairness page of mines: how its floats are used. */
export default function MinesFairnessPage() {
  const { t } = useTranslation('mines');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

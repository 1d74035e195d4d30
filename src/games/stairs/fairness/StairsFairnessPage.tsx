import { useTranslation } from 'react-i18next';
import {
  STAIRS_RULES,
  type StairsChoice,
  type StairsState,
} from '../../../../contract/games/stairs/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import type { Stairs } from '../engine/stairs.ts';
import { StairsMark } from '../page/StairsMark.tsx';
import { STAIRS_WIRE } from '../stairsWire.ts';

const CHECK: SoloFairness<Stairs, StairsChoice, number[][], number, StairsState> = {
  wire: STAIRS_WIRE,
  rules: STAIRS_RULES,
  choice: ({ stones }) => ({ stones, path: null }),
  moves: ({ path }) => path,
  shown: ({ fallen }) => levels(fallen),
  computed: (_state, fallen) => levels(fallen),
  mark: (round) => <StairsMark round={round} />,
  picture: (text) => text,
  python: "l=[*range(10)];[l.pop(int.from_bytes(h[4*i:4*i+4],'big')*(10-i)>>32) for i in range(STONES)]",
};

/** Fairness page of stairs: how its floats are used. */
export default function StairsFairnessPage() {
  const { t } = useTranslation('stairs');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

/** Where stones fell on each level. */
function levels(fallen: readonly (readonly number[])[]): string {
  return fallen.map((stones) => stones.toSorted((a, b) => a - b).join('')).join(' ');
}

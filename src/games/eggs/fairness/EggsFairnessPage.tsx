import { useTranslation } from 'react-i18next';
import { EGGS_RULES, type EggsChoice, type EggsState } from '../../../../contract/games/eggs/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import { EGGS_WIRE } from '../eggsWire.ts';
import type { Eggs } from '../engine/eggs.ts';
import { EggsMark } from '../page/EggsMark.tsx';

const CHECK: SoloFairness<Eggs, EggsChoice, Rate[], never, EggsState> = {
  wire: EGGS_WIRE,
  rules: EGGS_RULES,
  choice: ({ risk, egg }) => ({ risk, egg }),
  moves: () => [],
  shown: ({ prizes }) => prizes.map(times).join(' '),
  computed: ({ prizes }) => prizes.map(times).join(' '),
  mark: (round) => <EggsMark round={round} />,
  picture: (text) => text,
  python: "l=[*range(5)];[l.pop(int.from_bytes(h[4*i:4*i+4],'big')*(5-i)>>32) for i in range(5)]",
};

/** Fairness page of eggs: how its floats are used. */
export default function EggsFairnessPage() {
  const { t } = useTranslation('eggs');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

/** A prize as a multiple of the stake. */
function times(rate: number | bigint): string {
  return `${Number(rate) / 10_000}x`;
}

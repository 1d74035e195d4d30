import { useTranslation } from 'react-i18next';
import type { HiloGuess } from '../../../../contract/games/hilo/channel.ts';
import { HILO_RULES, type HiloState } from '../../../../contract/games/hilo/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import { cardText } from '../engine/cards.ts';
import type { Hilo } from '../engine/hilo.ts';
import { HILO_WIRE } from '../hiloWire.ts';
import { HiloMark } from '../page/HiloMark.tsx';

const CHECK: SoloFairness<Hilo, null, number[], HiloGuess, HiloState> = {
  wire: HILO_WIRE,
  rules: HILO_RULES,
  choice: () => null,
  moves: ({ guesses }) => guesses,
  shown: ({ cards }) => cards.map(cardText).join(' '),
  computed: ({ cards }) => cards.map(cardText).join(' '),
  mark: (round) => <HiloMark round={round} />,
  picture: (text) => text,
  python: "[int.from_bytes(h[i:i+4],'big')*52>>32 for i in range(0,32,4)]",
};

/** Fairness page of hilo: how its floats are used. */
export default function HiloFairnessPage() {
  const { t } = useTranslation('hilo');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

import { useTranslation } from 'react-i18next';
import {
  ROLLER_RULES,
  type RollerChoice,
  type RollerState,
} from '../../../../contract/games/roller/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import type { Roller } from '../engine/roller.ts';
import { hundredths } from '../engine/rollerText.ts';
import { RollerMark } from '../page/RollerMark.tsx';
import { ROLLER_WIRE } from '../rollerWire.ts';

const CHECK: SoloFairness<Roller, RollerChoice, number, never, RollerState> = {
  wire: ROLLER_WIRE,
  rules: ROLLER_RULES,
  choice: ({ choose, isHigher }) => ({ choose, isHigher }),
  moves: () => [],
  shown: ({ result }) => hundredths(result),
  computed: ({ result }) => hundredths(result),
  mark: (round) => <RollerMark round={round} />,
  picture: (text) => text,
  python: "int.from_bytes(h[:4],'big')*10000>>32",
};

/** Fairness page of roller: how its floats are used. */
export default function RollerFairnessPage() {
  const { t } = useTranslation('roller');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

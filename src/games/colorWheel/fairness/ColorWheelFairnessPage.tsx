import { useTranslation } from 'react-i18next';
import {
  COLOR_WHEEL_RULES,
  type ColorWheelChoice,
  type ColorWheelState,
} from '../../../../contract/games/colorWheel/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import { COLOR_WHEEL_WIRE } from '../colorWheelWire.ts';
import type { ColorWheel } from '../engine/colorWheel.ts';
import { ColorWheelMark } from '../page/ColorWheelMark.tsx';

const CHECK: SoloFairness<ColorWheel, ColorWheelChoice, number, never, ColorWheelState> = {
  wire: COLOR_WHEEL_WIRE,
  rules: COLOR_WHEEL_RULES,
  choice: ({ stakes }) => ({ stakes }),
  moves: () => [],
  shown: ({ segment, color }) => `${segment} ${color}`,
  computed: ({ segment, color }) => `${segment} ${color}`,
  mark: (round) => <ColorWheelMark round={round} />,
  picture: (text) => text,
  python: "int.from_bytes(h[:4],'big')*54>>32",
};

/** Fairness page of the colour wheel: how its floats are used. */
export default function ColorWheelFairnessPage() {
  const { t } = useTranslation('colorWheel');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

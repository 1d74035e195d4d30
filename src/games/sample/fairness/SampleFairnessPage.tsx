import { useTranslation } from 'react-i18next';
import type { SampleSide } from '../../../../contract/games/sample/channel.ts';
import {
  SAMPLE_RULES,
  type SampleChoice,
  type SampleState,
} from '../../../../contract/games/sample/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import { type Sample, SIDES } from '../engine/sample.ts';
import { SampleMark } from '../SampleMark.tsx';
import { SAMPLE_WIRE } from '../sampleWire.ts';

const CHECK: SoloFairness<Sample, SampleChoice, SampleSide[], SampleSide, SampleState> = {
  wire: SAMPLE_WIRE,
  rules: SAMPLE_RULES,
  choice: ({ calls }) => ({ side: SIDES[calls[0] ?? 0] ?? 'heads' }),
  moves: ({ calls }) => calls.map((call) => SIDES[call] ?? 'heads'),
  shown: ({ sides }) => sides.join(' '),
  computed: ({ flips }) => flips.map((side) => SIDES.indexOf(side)).join(' '),
  mark: ({ sides }) => <SampleMark side={sides.at(-1) ?? 0} size={26} />,
  picture: (text) =>
    text.split(' ').map((side, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a throw is identified by its position
      <SampleMark key={i} side={side === '1' ? 1 : 0} size={26} />
    )),
  python: "[int.from_bytes(h[i:i+4],'big')*2>>32 for i in range(0,32,4)]",
};

/** Fairness page of coin flip: one float per throw. */
export default function SampleFairnessPage() {
  const { t } = useTranslation('sample');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

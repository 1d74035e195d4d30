import { useTranslation } from 'react-i18next';
import type { CoinSide } from '../../../../contract/games/coinFlip/channel.ts';
import {
  COIN_FLIP_RULES,
  type CoinFlipChoice,
  type CoinFlipState,
} from '../../../../contract/games/coinFlip/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import { CoinMark } from '../CoinMark.tsx';
import { COIN_FLIP_WIRE } from '../coinFlipWire.ts';
import { type CoinFlip, SIDES } from '../engine/coinFlip.ts';

const CHECK: SoloFairness<CoinFlip, CoinFlipChoice, CoinSide[], CoinSide, CoinFlipState> = {
  wire: COIN_FLIP_WIRE,
  rules: COIN_FLIP_RULES,
  choice: ({ calls }) => ({ side: SIDES[calls[0] ?? 0] ?? 'heads' }),
  moves: ({ calls }) => calls.map((call) => SIDES[call] ?? 'heads'),
  shown: ({ sides }) => sides.join(' '),
  computed: ({ flips }) => flips.map((side) => SIDES.indexOf(side)).join(' '),
  mark: ({ sides }) => <CoinMark side={sides.at(-1) ?? 0} size={26} />,
  picture: (text) =>
    text.split(' ').map((side, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a throw is identified by its position
      <CoinMark key={i} side={side === '1' ? 1 : 0} size={26} />
    )),
  python: "[int.from_bytes(h[i:i+4],'big')*2>>32 for i in range(0,32,4)]",
};

/** Fairness page of coin flip: one float per throw. */
export default function CoinFlipFairnessPage() {
  const { t } = useTranslation('coinFlip');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

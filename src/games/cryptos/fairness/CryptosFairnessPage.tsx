import { useTranslation } from 'react-i18next';
import { CRYPTOS_RULES, type CryptosState } from '../../../../contract/games/cryptos/rules.ts';
import { SoloFairnessPage } from '../../fairness/solo/SoloFairnessPage.tsx';
import type { SoloFairness } from '../../fairness/solo/soloFairness.ts';
import { CRYPTOS_WIRE } from '../cryptosWire.ts';
import type { Cryptos } from '../engine/cryptos.ts';
import { CryptosCoins, CryptosMark } from '../page/CryptosMark.tsx';

const CHECK: SoloFairness<Cryptos, null, number[], never, CryptosState> = {
  wire: CRYPTOS_WIRE,
  rules: CRYPTOS_RULES,
  choice: () => null,
  moves: () => [],
  shown: ({ coins }) => coins.join(' '),
  computed: ({ coins }) => coins.join(' '),
  mark: (round) => <CryptosMark round={round} />,
  picture: (text) => <CryptosCoins coins={text.split(' ').map(Number)} size={26} />,
  python: "[int.from_bytes(h[i:i+4],'big')*7>>32 for i in range(0,20,4)]",
};

/** Fairness page of cryptos: how its floats are used. */
export default function CryptosFairnessPage() {
  const { t } = useTranslation('cryptos');
  return <SoloFairnessPage game={CHECK} how={t('fairnessDraw')} />;
}

import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { CRYPTOS_WIRE } from '../cryptosWire.ts';
import type { Cryptos } from '../engine/cryptos.ts';
import { cryptosReplay } from '../engine/cryptosReplay.ts';
import { CryptosMark } from '../page/CryptosMark.tsx';
import { useHandNames } from '../page/handNames.ts';

const REPLAY: SoloReplay<'cryptos', Cryptos> = {
  scene: 'cryptos',
  name: 'Cryptos',
  wire: CRYPTOS_WIRE,
  log: cryptosReplay,
  steps: (round) => [round],
  usePicture,
  mark: (round) => <CryptosMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of cryptos. */
export default function CryptosReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('cryptos');
  const options = useSceneOptions(useHandNames());
  return { options, label: t('picture') };
}

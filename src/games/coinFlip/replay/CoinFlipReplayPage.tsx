import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { COIN_FLIP_WIRE } from '../coinFlipWire.ts';
import { type CoinFlip, coinFlipSteps } from '../engine/coinFlip.ts';
import { coinFlipReplay } from '../engine/coinFlipReplay.ts';
import { RoundCoins } from '../page/RoundCoins.tsx';

const REPLAY: SoloReplay<'coinFlip', CoinFlip> = {
  scene: 'coinFlip',
  name: 'Coin Flip',
  wire: COIN_FLIP_WIRE,
  log: coinFlipReplay,
  steps: coinFlipSteps,
  usePicture,
  mark: (round) => <RoundCoins round={round} />,
  useFacts: () => () => [],
};

/** Replay page of coin flip. */
export default function CoinFlipReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('coinFlip');
  const options = useSceneOptions({ inRow: t('sceneInRow'), wrong: t('sceneWrong') });
  return { options, label: t('picture') };
}

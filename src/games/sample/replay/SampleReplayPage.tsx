import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../frame/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { type Sample, sampleSteps } from '../engine/sample.ts';
import { sampleReplay } from '../engine/sampleReplay.ts';
import { RoundCoins } from '../page/RoundCoins.tsx';
import { SAMPLE_WIRE } from '../sampleWire.ts';

const REPLAY: SoloReplay<'sample', Sample> = {
  scene: 'sample',
  name: 'Coin Flip',
  wire: SAMPLE_WIRE,
  log: sampleReplay,
  steps: sampleSteps,
  usePicture,
  mark: (round) => <RoundCoins round={round} />,
  useFacts: () => () => [],
};

/** Replay page of coin flip. */
export default function SampleReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('sample');
  const options = useSceneOptions({ inRow: t('sceneInRow'), wrong: t('sceneWrong') });
  return { options, label: t('picture') };
}

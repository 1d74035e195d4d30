import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { type Hilo, hiloSteps } from '../engine/hilo.ts';
import { hiloReplay } from '../engine/hiloReplay.ts';
import { HILO_WIRE } from '../hiloWire.ts';
import { HiloMark } from '../page/HiloMark.tsx';

const REPLAY: SoloReplay<'hilo', Hilo> = {
  scene: 'hilo',
  name: 'Hilo',
  wire: HILO_WIRE,
  log: hiloReplay,
  steps: hiloSteps,
  usePicture,
  mark: (round) => <HiloMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of hilo. */
export default function HiloReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('hilo');
  const options = useSceneOptions({});
  return { options, label: t('picture') };
}

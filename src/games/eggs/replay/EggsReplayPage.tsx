import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { EGGS_WIRE } from '../eggsWire.ts';
import type { Eggs } from '../engine/eggs.ts';
import { eggsReplay } from '../engine/eggsReplay.ts';
import { EggsMark } from '../page/EggsMark.tsx';

const REPLAY: SoloReplay<'eggs', Eggs> = {
  scene: 'eggs',
  name: 'Eggs',
  wire: EGGS_WIRE,
  log: eggsReplay,
  steps: (round) => [round],
  usePicture,
  mark: (round) => <EggsMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of eggs. */
export default function EggsReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('eggs');
  const options = useSceneOptions({});
  return { options, label: t('picture') };
}

import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { type Stairs, stairsSteps } from '../engine/stairs.ts';
import { stairsReplay } from '../engine/stairsReplay.ts';
import { StairsMark } from '../page/StairsMark.tsx';
import { STAIRS_WIRE } from '../stairsWire.ts';

const REPLAY: SoloReplay<'stairs', Stairs> = {
  scene: 'stairs',
  name: 'Stairs',
  wire: STAIRS_WIRE,
  log: stairsReplay,
  steps: stairsSteps,
  usePicture,
  mark: (round) => <StairsMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of stairs. */
export default function StairsReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('stairs');
  const options = useSceneOptions({});
  return { options, label: t('picture') };
}

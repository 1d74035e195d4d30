import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import type { Roller } from '../engine/roller.ts';
import { rollerReplay } from '../engine/rollerReplay.ts';
import { RollerMark } from '../page/RollerMark.tsx';
import { ROLLER_WIRE } from '../rollerWire.ts';

const REPLAY: SoloReplay<'roller', Roller> = {
  scene: 'roller',
  name: 'Roller',
  wire: ROLLER_WIRE,
  log: rollerReplay,
  steps: (round) => [round],
  usePicture,
  mark: (round) => <RollerMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of roller. */
export default function RollerReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('roller');
  const options = useSceneOptions({});
  return { options, label: t('picture') };
}

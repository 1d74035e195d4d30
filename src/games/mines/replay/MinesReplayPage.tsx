import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { type Mines, minesSteps } from '../engine/mines.ts';
import { minesReplay } from '../engine/minesReplay.ts';
import { MINES_WIRE } from '../minesWire.ts';
import { MinesMark } from '../page/MinesMark.tsx';

const REPLAY: SoloReplay<'mines', Mines> = {
  scene: 'mines',
  name: 'Mines',
  wire: MINES_WIRE,
  log: minesReplay,
  steps: minesSteps,
  usePicture,
  mark: (round) => <MinesMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of mines. */
export default function MinesReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('mines');
  const options = useSceneOptions({});
  return { options, label: t('picture') };
}

import { useTranslation } from 'react-i18next';
import { useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { type SoloReplay, SoloReplayPage } from '../../replay/solo/SoloReplayPage.tsx';
import { COLOR_WHEEL_WIRE } from '../colorWheelWire.ts';
import type { ColorWheel } from '../engine/colorWheel.ts';
import { colorWheelReplay } from '../engine/colorWheelReplay.ts';
import { ColorWheelMark } from '../page/ColorWheelMark.tsx';

const REPLAY: SoloReplay<'colorWheel', ColorWheel> = {
  scene: 'colorWheel',
  name: 'Color Wheel',
  wire: COLOR_WHEEL_WIRE,
  log: colorWheelReplay,
  steps: (round) => [round],
  usePicture,
  mark: (round) => <ColorWheelMark round={round} />,
  useFacts: () => () => [],
};

/** Replay page of the colour wheel. */
export default function ColorWheelReplayPage() {
  return <SoloReplayPage replay={REPLAY} />;
}

function usePicture() {
  const { t } = useTranslation('colorWheel');
  const options = useSceneOptions({});
  return { options, label: t('picture') };
}

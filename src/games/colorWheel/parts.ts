import type { ColorWheelOptions } from '../../../scenes/colorWheel/colorWheelScene.ts';
import type { GameParts } from '../definition.ts';
import type { ColorWheelView } from './engine/colorWheelView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    colorWheel: { view: ColorWheelView; options: ColorWheelOptions };
  }
}

const parts: GameParts<'colorWheel'> = {
  pages: {
    '': () => import('./page/ColorWheelPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/colorWheel/colorWheelScene.ts')).ColorWheelScene,
  fixtures: async () =>
    (await import('../../../scenes/colorWheel/fixtures/colorWheelFixtures.ts')).colorWheelFixtures,
  fairness: {
    load: () => import('./fairness/ColorWheelFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'colorWheel'],
  },
  replay: {
    load: () => import('./replay/ColorWheelReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'colorWheel'],
  },
  tile: {
    light: '#7a2f8f',
    shade: '#331446',
    mark: async () => (await import('./page/ColorWheelMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./page/ColorWheelMark.tsx')).BetMark,
};

export default parts;

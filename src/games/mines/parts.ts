import type { MinesOptions } from '../../../scenes/mines/minesScene.ts';
import type { GameParts } from '../definition.ts';
import type { MinesView } from './engine/minesView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    mines: { view: MinesView; options: MinesOptions };
  }
}

const parts: GameParts<'mines'> = {
  pages: {
    '': () => import('./page/MinesPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/mines/minesScene.ts')).MinesScene,
  fixtures: async () => (await import('../../../scenes/mines/fixtures/minesFixtures.ts')).minesFixtures,
  fairness: {
    load: () => import('./fairness/MinesFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'mines'],
  },
  replay: {
    load: () => import('./replay/MinesReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'mines'],
  },
  tile: {
    light: '#3a35a6',
    shade: '#15123f',
    mark: async () => (await import('./page/MinesMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

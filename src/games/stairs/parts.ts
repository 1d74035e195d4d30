import type { StairsOptions } from '../../../scenes/stairs/stairsScene.ts';
import type { GameParts } from '../definition.ts';
import type { StairsView } from './engine/stairsView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    stairs: { view: StairsView; options: StairsOptions };
  }
}

const parts: GameParts<'stairs'> = {
  pages: {
    '': () => import('./page/StairsPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/stairs/stairsScene.ts')).StairsScene,
  fixtures: async () => (await import('../../../scenes/stairs/fixtures/stairsFixtures.ts')).stairsFixtures,
  fairness: {
    load: () => import('./fairness/StairsFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'stairs'],
  },
  replay: {
    load: () => import('./replay/StairsReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'stairs'],
  },
  tile: {
    light: '#5a3aa0',
    shade: '#241448',
    mark: async () => (await import('./page/StairsMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

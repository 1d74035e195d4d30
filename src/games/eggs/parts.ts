import type { EggsOptions } from '../../../scenes/eggs/eggsScene.ts';
import type { GameParts } from '../definition.ts';
import type { EggsView } from './engine/eggsView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    eggs: { view: EggsView; options: EggsOptions };
  }
}

const parts: GameParts<'eggs'> = {
  pages: {
    '': () => import('./page/EggsPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/eggs/eggsScene.ts')).EggsScene,
  fixtures: async () => (await import('../../../scenes/eggs/fixtures/eggsFixtures.ts')).eggsFixtures,
  fairness: {
    load: () => import('./fairness/EggsFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'eggs'],
  },
  replay: {
    load: () => import('./replay/EggsReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'eggs'],
  },
  tile: {
    light: '#1f7a72',
    shade: '#0b3340',
    mark: async () => (await import('./page/EggsMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

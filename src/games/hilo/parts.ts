import type { HiloOptions } from '../../../scenes/hilo/hiloScene.ts';
import type { GameParts } from '../definition.ts';
import type { HiloView } from './engine/hiloView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    hilo: { view: HiloView; options: HiloOptions };
  }
}

const parts: GameParts<'hilo'> = {
  pages: {
    '': () => import('./page/HiloPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/hilo/hiloScene.ts')).HiloScene,
  fixtures: async () => (await import('../../../scenes/hilo/fixtures/hiloFixtures.ts')).hiloFixtures,
  fairness: {
    load: () => import('./fairness/HiloFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'hilo'],
  },
  replay: {
    load: () => import('./replay/HiloReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'hilo'],
  },
  tile: {
    light: '#1f7a5e',
    shade: '#08332c',
    mark: async () => (await import('./page/HiloMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

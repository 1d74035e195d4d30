import type { RollerOptions } from '../../../scenes/roller/rollerScene.ts';
import type { GameParts } from '../definition.ts';
import type { RollerView } from './engine/rollerView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    roller: { view: RollerView; options: RollerOptions };
  }
}

const parts: GameParts<'roller'> = {
  pages: {
    '': () => import('./page/RollerPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/roller/rollerScene.ts')).RollerScene,
  fixtures: async () => (await import('../../../scenes/roller/fixtures/rollerFixtures.ts')).rollerFixtures,
  fairness: {
    load: () => import('./fairness/RollerFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'roller'],
  },
  replay: {
    load: () => import('./replay/RollerReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'roller'],
  },
  tile: {
    light: '#3d3aa8',
    shade: '#17164a',
    mark: async () => (await import('./page/RollerMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

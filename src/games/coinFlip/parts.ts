import type { CoinFlipOptions } from '../../../scenes/coinFlip/frameContext.ts';
import type { GameParts } from '../definition.ts';
import type { CoinFlipView } from './engine/coinFlipView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    coinFlip: { view: CoinFlipView; options: CoinFlipOptions };
  }
}

const parts: GameParts<'coinFlip'> = {
  pages: {
    '': () => import('./page/CoinFlipPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/coinFlip/coinFlipScene.ts')).CoinFlipScene,
  fixtures: async () =>
    (await import('../../../scenes/coinFlip/fixtures/coinFlipFixtures.ts')).coinFlipFixtures,
  fairness: {
    load: () => import('./fairness/CoinFlipFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'coinFlip'],
  },
  replay: {
    load: () => import('./replay/CoinFlipReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'coinFlip'],
  },
  tile: {
    light: '#6a4a12',
    shade: '#3b2a0c',
    mark: async () => (await import('./CoinMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

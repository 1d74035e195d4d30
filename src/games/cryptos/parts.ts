import type { CryptosOptions } from '../../../scenes/cryptos/cryptosScene.ts';
import type { GameParts } from '../definition.ts';
import type { CryptosView } from './engine/cryptosView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    cryptos: { view: CryptosView; options: CryptosOptions };
  }
}

const parts: GameParts<'cryptos'> = {
  pages: {
    '': () => import('./page/CryptosPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/cryptos/cryptosScene.ts')).CryptosScene,
  fixtures: async () => (await import('../../../scenes/cryptos/fixtures/cryptosFixtures.ts')).cryptosFixtures,
  fairness: {
    load: () => import('./fairness/CryptosFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'cryptos'],
  },
  replay: {
    load: () => import('./replay/CryptosReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'cryptos'],
  },
  tile: {
    light: '#2d57a0',
    shade: '#12224f',
    mark: async () => (await import('./page/CryptosMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

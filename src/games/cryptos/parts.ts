import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/CryptosPage.tsx'),
  },
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

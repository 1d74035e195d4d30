import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/CoinFlipPage.tsx'),
  },
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

import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/StairsPage.tsx'),
  },
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

import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/EggsPage.tsx'),
  },
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

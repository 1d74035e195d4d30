import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/MinesPage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/MinesFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'mines'],
  },
  replay: {
    load: () => import('./replay/MinesReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'mines'],
  },
  tile: {
    light: '#3a35a6',
    shade: '#15123f',
    mark: async () => (await import('./page/MinesMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

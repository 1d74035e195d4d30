import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/RollerPage.tsx'),
  },
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

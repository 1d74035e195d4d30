import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/HiloPage.tsx'),
  },
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

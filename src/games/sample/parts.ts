import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/SamplePage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/SampleFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'sample'],
  },
  replay: {
    load: () => import('./replay/SampleReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'sample'],
  },
  tile: {
    light: '#6a4a12',
    shade: '#3b2a0c',
    mark: async () => (await import('./SampleMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/DingdongPage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/DingdongFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessDraws', 'marks', 'dingdong'],
  },
  replay: {
    load: () => import('./replay/DingdongReplayPage.tsx'),
    namespaces: ['replay', 'replayPools', 'marks', 'dingdong'],
  },
  tile: {
    light: '#7a3a9c',
    shade: '#3d2163',
    mark: async () => (await import('./FruitMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./FruitMark.tsx')).BetMark,
};

export default parts;

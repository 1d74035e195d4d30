import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/DicePage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/DiceFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessDraws', 'marks', 'dice'],
  },
  replay: {
    load: () => import('./replay/DiceReplayPage.tsx'),
    namespaces: ['replay', 'replayPools', 'marks', 'dice'],
  },
  tile: {
    light: '#8f2f4d',
    shade: '#4a1f46',
    mark: async () => (await import('./DiceMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./DiceMark.tsx')).BetMark,
};

export default parts;

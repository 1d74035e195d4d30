import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/WingoPage.tsx'),
    '/trend': () => import('./page/TrendPage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/WingoFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessDraws', 'marks', 'wingo'],
  },
  replay: {
    load: () => import('./replay/WingoReplayPage.tsx'),
    namespaces: ['replay', 'replayPools', 'marks', 'wingo'],
  },
  tile: {
    light: '#14776f',
    shade: '#124152',
    mark: async () => (await import('./WingoMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./WingoMark.tsx')).BetMark,
};

export default parts;

import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/RoulettePage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/RouletteFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessDraws', 'marks', 'roulette'],
  },
  replay: {
    load: () => import('./replay/RouletteReplayPage.tsx'),
    namespaces: ['replay', 'replayPools', 'marks', 'roulette'],
  },
  tile: {
    light: '#2a4fa8',
    shade: '#1d2c68',
    mark: async () => (await import('./RouletteMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./RouletteMark.tsx')).BetMark,
};

export default parts;

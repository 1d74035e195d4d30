import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/CrashPage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/CrashFairnessPage.tsx'),
    namespaces: ['fairness', 'crash'],
  },
  replay: {
    load: () => import('./replay/CrashReplayPage.tsx'),
    namespaces: ['replay', 'crash'],
  },
  tile: {
    light: '#3a2f8f',
    shade: '#221f56',
    mark: async () => (await import('./RateMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;

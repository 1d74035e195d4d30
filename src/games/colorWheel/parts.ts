import type { GameParts } from '../definition.ts';

const parts: GameParts = {
  pages: {
    '': () => import('./page/ColorWheelPage.tsx'),
  },
  fairness: {
    load: () => import('./fairness/ColorWheelFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessSolo', 'solo', 'colorWheel'],
  },
  replay: {
    load: () => import('./replay/ColorWheelReplayPage.tsx'),
    namespaces: ['replay', 'solo', 'colorWheel'],
  },
  tile: {
    light: '#7a2f8f',
    shade: '#331446',
    mark: async () => (await import('./page/ColorWheelMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./page/ColorWheelMark.tsx')).BetMark,
};

export default parts;

import type { WingoOptions } from '../../../scenes/wingo/frameContext.ts';
import type { GameParts } from '../definition.ts';
import type { WingoView } from './engine/wingoView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    wingo: { view: WingoView; options: WingoOptions };
  }
}

const parts: GameParts<'wingo'> = {
  pages: {
    '': () => import('./page/WingoPage.tsx'),
    '/trend': () => import('./page/TrendPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/wingo/wingoScene.ts')).WingoScene,
  fixtures: async () => (await import('../../../scenes/wingo/fixtures/wingoFixtures.ts')).wingoFixtures,
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

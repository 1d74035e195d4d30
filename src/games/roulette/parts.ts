import type { RouletteOptions } from '../../../scenes/roulette/rouletteScene.ts';
import type { GameParts } from '../definition.ts';
import type { RouletteView } from './engine/roulette.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    roulette: { view: RouletteView; options: RouletteOptions };
  }
}

const parts: GameParts<'roulette'> = {
  pages: {
    '': () => import('./page/RoulettePage.tsx'),
  },
  scene: async () => (await import('../../../scenes/roulette/rouletteScene.ts')).RouletteScene,
  fixtures: async () =>
    (await import('../../../scenes/roulette/fixtures/rouletteFixtures.ts')).rouletteFixtures,
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

import type { DiceOptions } from '../../../scenes/dice/diceScene.ts';
import type { GameParts } from '../definition.ts';
import type { DiceView } from './engine/dice.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    dice: { view: DiceView; options: DiceOptions };
  }
}

const parts: GameParts<'dice'> = {
  pages: {
    '': () => import('./page/DicePage.tsx'),
  },
  scene: async () => (await import('../../../scenes/dice/diceScene.ts')).DiceScene,
  fixtures: async () => (await import('../../../scenes/dice/fixtures/diceFixtures.ts')).diceFixtures,
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

import type { DiceOptions } from '../../../scenes/dice/diceScene.ts';
import type { DiceView } from './engine/dice.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    dice: { view: DiceView; options: DiceOptions };
  }
}

export const scene = async () => (await import('../../../scenes/dice/diceScene.ts')).DiceScene;

export const fixtures = async () =>
  (await import('../../../scenes/dice/fixtures/diceFixtures.ts')).diceFixtures;

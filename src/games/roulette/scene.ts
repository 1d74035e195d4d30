import type { RouletteOptions } from '../../../scenes/roulette/rouletteScene.ts';
import type { RouletteView } from './engine/roulette.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    roulette: { view: RouletteView; options: RouletteOptions };
  }
}

export const scene = async () => (await import('../../../scenes/roulette/rouletteScene.ts')).RouletteScene;

export const fixtures = async () =>
  (await import('../../../scenes/roulette/fixtures/rouletteFixtures.ts')).rouletteFixtures;

import type { CoinFlipOptions } from '../../../scenes/coinFlip/frameContext.ts';
import type { CoinFlipView } from './engine/coinFlipView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    coinFlip: { view: CoinFlipView; options: CoinFlipOptions };
  }
}

export const scene = async () => (await import('../../../scenes/coinFlip/coinFlipScene.ts')).CoinFlipScene;

export const fixtures = async () =>
  (await import('../../../scenes/coinFlip/fixtures/coinFlipFixtures.ts')).coinFlipFixtures;

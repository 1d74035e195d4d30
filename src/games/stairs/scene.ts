import type { StairsOptions } from '../../../scenes/stairs/stairsScene.ts';
import type { StairsView } from './engine/stairsView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    stairs: { view: StairsView; options: StairsOptions };
  }
}

export const scene = async () => (await import('../../../scenes/stairs/stairsScene.ts')).StairsScene;

export const fixtures = async () =>
  (await import('../../../scenes/stairs/fixtures/stairsFixtures.ts')).stairsFixtures;

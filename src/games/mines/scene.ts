import type { MinesOptions } from '../../../scenes/mines/minesScene.ts';
import type { MinesView } from './engine/minesView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    mines: { view: MinesView; options: MinesOptions };
  }
}

export const scene = async () => (await import('../../../scenes/mines/minesScene.ts')).MinesScene;

export const fixtures = async () =>
  (await import('../../../scenes/mines/fixtures/minesFixtures.ts')).minesFixtures;

import type { HiloOptions } from '../../../scenes/hilo/hiloScene.ts';
import type { HiloView } from './engine/hiloView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    hilo: { view: HiloView; options: HiloOptions };
  }
}

export const scene = async () => (await import('../../../scenes/hilo/hiloScene.ts')).HiloScene;

export const fixtures = async () =>
  (await import('../../../scenes/hilo/fixtures/hiloFixtures.ts')).hiloFixtures;

import type { EggsOptions } from '../../../scenes/eggs/eggsScene.ts';
import type { EggsView } from './engine/eggsView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    eggs: { view: EggsView; options: EggsOptions };
  }
}

export const scene = async () => (await import('../../../scenes/eggs/eggsScene.ts')).EggsScene;

export const fixtures = async () =>
  (await import('../../../scenes/eggs/fixtures/eggsFixtures.ts')).eggsFixtures;

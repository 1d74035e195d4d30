import type { RollerOptions } from '../../../scenes/roller/rollerScene.ts';
import type { RollerView } from './engine/rollerView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    roller: { view: RollerView; options: RollerOptions };
  }
}

export const scene = async () => (await import('../../../scenes/roller/rollerScene.ts')).RollerScene;

export const fixtures = async () =>
  (await import('../../../scenes/roller/fixtures/rollerFixtures.ts')).rollerFixtures;

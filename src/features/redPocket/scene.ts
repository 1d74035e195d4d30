import type { RedPocketOptions } from '../../../scenes/redPocket/redPocketScene.ts';
import type { RedPocketView } from './engine/redPocketView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    redPocket: { view: RedPocketView; options: RedPocketOptions };
  }
}

export const scene = async () => (await import('../../../scenes/redPocket/redPocketScene.ts')).RedPocketScene;

export const fixtures = async () =>
  (await import('../../../scenes/redPocket/fixtures/redPocketFixtures.ts')).redPocketFixtures;

/** Hit test of a tap on envelopes; loaded before the rain. */
export const hit = async () => (await import('../../../scenes/redPocket/hit.ts')).hit;

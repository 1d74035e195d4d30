import type { RedPocketOptions } from '../../../scenes/redPocket/redPocketScene.ts';
import type { SceneParts } from '../../stage/sceneRegistry.ts';
import type { RedPocketView } from './engine/redPocketView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    redPocket: { view: RedPocketView; options: RedPocketOptions };
  }
}

const parts = {
  scene: async () => (await import('../../../scenes/redPocket/redPocketScene.ts')).RedPocketScene,
  fixtures: async () =>
    (await import('../../../scenes/redPocket/fixtures/redPocketFixtures.ts')).redPocketFixtures,
  /** Tells which envelope a tap meets; fetched before it rains. */
  hit: async () => (await import('../../../scenes/redPocket/hit.ts')).hit,
} satisfies SceneParts<'redPocket'> & Record<'hit', unknown>;

export default parts;

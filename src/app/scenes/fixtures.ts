import type { SceneFixturesOf, SceneName } from '../../stage/sceneRegistry.ts';
import { SCENE_FIXTURES } from './sceneFixtures.ts';

const fixtures: { readonly [S in SceneName]: () => Promise<SceneFixturesOf<S>> } = SCENE_FIXTURES;

/** The scenes with fixtures: those of all games and of promotions that have one. */
export const FIXTURE_SCENES = Object.keys(SCENE_FIXTURES) as SceneName[];

/** Loads a scene's fixtures. Rejects when the connection is lost. */
export function loadFixtures<S extends SceneName>(scene: S): Promise<SceneFixturesOf<S>> {
  return fixtures[scene]();
}

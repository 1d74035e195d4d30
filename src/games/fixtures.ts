import type { SceneFixturesOf, SceneName } from '../stage/sceneRegistry.ts';
import { GAMES } from './games.ts';
import { partsOf } from './scenes.ts';

/** The scenes that have fixtures: every game's. */
export const FIXTURE_SCENES: readonly SceneName[] = GAMES.map(({ key }) => key);

/** Loads a scene's fixtures. Rejects when the connection is lost. */
export async function loadFixtures<S extends SceneName>(scene: S): Promise<SceneFixturesOf<S>> {
  return (await partsOf(scene)).fixtures();
}

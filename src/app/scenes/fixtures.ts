import { GAMES } from '../../games/games.ts';
import type { SceneFixturesOf, SceneName } from '../../stage/sceneRegistry.ts';
import { PROMOTION_SCENES } from './promotionScenes.ts';
import { scenePartsOf } from './scenes.ts';

/** The scenes that have fixtures: every game's, and every promotion's that has one. */
export const FIXTURE_SCENES: readonly SceneName[] = [
  ...GAMES.map(({ key }) => key),
  ...(Object.keys(PROMOTION_SCENES) as SceneName[]),
];

/** Loads a scene's fixtures. Rejects when the connection is lost. */
export async function loadFixtures<S extends SceneName>(scene: S): Promise<SceneFixturesOf<S>> {
  return (await scenePartsOf(scene)).fixtures();
}

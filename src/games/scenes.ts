import type { StageScenes } from '../stage/page/stagePage.ts';
import type { SceneFixturesOf, SceneLoader, SceneName } from '../stage/sceneRegistry.ts';
import type { GameParts } from './definition.ts';
import { GAMES } from './games.ts';

/** Every game has a scene of its name, and every scene has fixtures. */
export const FIXTURE_SCENES: readonly SceneName[] = GAMES.map(({ key }) => key);

const loadScene: SceneLoader = async (name) => (await partsOf(name)).scene();

/** Loads a scene's fixtures. Rejects when the connection is lost. */
export async function loadFixtures<S extends SceneName>(name: S): Promise<SceneFixturesOf<S>> {
  return (await partsOf(name)).fixtures();
}

/** What the stage is told of the scenes there are. */
export const SCENES: StageScenes = { names: FIXTURE_SCENES, load: loadScene, fixtures: loadFixtures };

async function partsOf<S extends SceneName>(name: S): Promise<GameParts<S>> {
  const game = GAMES.find(({ key }) => key === name);
  if (!game) throw new Error(`there is no game ${name}`);
  return (await game.parts()).default as unknown as GameParts<S>;
}

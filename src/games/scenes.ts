import type { SceneLoader, SceneName } from '../stage/sceneRegistry.ts';
import type { GameParts } from './definition.ts';
import { GAMES } from './games.ts';

/** What there is of the game that a scene is of: every game has one of its name. Rejects when the connection is lost. */
export async function partsOf<S extends SceneName>(scene: S): Promise<GameParts<S>> {
  const game = GAMES.find(({ key }) => key === scene);
  return (await game?.parts())?.default as unknown as GameParts<S>;
}

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export const loadScene: SceneLoader = async (name) => (await partsOf(name)).scene();

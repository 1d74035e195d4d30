import type { SceneLoader, SceneName } from '../stage/sceneRegistry.ts';
import type { GameParts, LoadPage } from './definition.ts';

/** What there is of a game, whose scene has its name. Rejects when the connection is lost. */
export async function partsOf<S extends SceneName>(game: S): Promise<GameParts<S>> {
  const { PARTS } = await import('./gameParts.ts');
  return (await PARTS[game]()) as unknown as GameParts<S>;
}

/** The code of one of a game's pages, by its path below the table's. Rejects when the connection is lost. */
export async function loadGamePage(game: SceneName, path: string): ReturnType<LoadPage> {
  const load = (await partsOf(game)).pages[path];
  if (!load) throw new Error(`${game} has no page ${path}`);
  return load();
}

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export const loadScene: SceneLoader = async (name) => (await partsOf(name)).scene();

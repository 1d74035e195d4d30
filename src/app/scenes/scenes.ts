import type { GameKey } from '../../games/definition.ts';
import { GAMES } from '../../games/games.ts';
import { partsOf } from '../../games/parts.ts';
import type { SceneLoader, SceneName, SceneParts } from '../../stage/sceneRegistry.ts';

/** What there is of a scene, a game's or a promotion's. Rejects when the connection is lost. */
export async function scenePartsOf<S extends SceneName>(name: S): Promise<SceneParts<S>> {
  if (isGame(name)) return (await partsOf(name)) as unknown as SceneParts<S>;
  const { PROMOTION_SCENES } = await import('./promotionScenes.ts');
  return (PROMOTION_SCENES as unknown as { readonly [N in SceneName]: SceneParts<N> })[name];
}

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export const loadScene: SceneLoader = async (name) => (await scenePartsOf(name)).scene();

function isGame(name: string): name is GameKey {
  return GAMES.some(({ key }) => key === name);
}

import type { GameKey, GameParts, LoadPage } from './definition.ts';

/** A game's parts. Rejects when the connection is lost. */
export async function partsOf(game: GameKey): Promise<GameParts> {
  const { PARTS } = await import('./gameParts.ts');
  return PARTS[game]();
}

/** The code of one of a game's pages, by its subpath. Rejects when the connection is lost. */
export async function loadGamePage(game: GameKey, path: string): ReturnType<LoadPage> {
  const load = (await partsOf(game)).pages[path];
  if (!load) throw new Error(`${game} has no page ${path}`);
  return load();
}

import type { ComponentType } from 'react';
import type { GameKey, LiveMarkProps, LiveTileParts } from './definition.ts';
import { GAMES } from './games.ts';
import { partsOf } from './parts.ts';

/** The loaded live tile parts of a game. */
interface LiveTileTheme extends Pick<LiveTileParts, 'light' | 'shade'> {
  Mark: ComponentType<LiveMarkProps>;
}

const themes = new Map<GameKey, LiveTileTheme>();

/** Loads the live tile parts of every game. Rejects when the connection is lost; may be retried. */
export async function loadLiveTiles(): Promise<void> {
  await Promise.all(
    GAMES.map(async ({ key }) => {
      const { light, shade, mark } = (await partsOf(key)).tile;
      themes.set(key, { light, shade, Mark: await mark() });
    }),
  );
}

/**
 * The live tile parts of a game.
 * @throws before `loadLiveTiles` has resolved
 */
export function liveTile(key: GameKey): LiveTileTheme {
  const theme = themes.get(key);
  if (!theme) throw new Error(`the tile of ${key} was not fetched`);
  return theme;
}

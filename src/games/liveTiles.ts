import type { ComponentType } from 'react';
import type { GameKey, LiveMarkProps, LiveTileParts } from './definition.ts';
import { GAMES } from './games.ts';
import { partsOf } from './parts.ts';

/** What the lobby's live tile shows of a game, fetched. */
interface LiveTileTheme extends Pick<LiveTileParts, 'light' | 'shade'> {
  Mark: ComponentType<LiveMarkProps>;
}

const themes = new Map<GameKey, LiveTileTheme>();

/** Fetches what the live tiles show of every game. Rejects when the connection is lost; may be tried again. */
export async function loadLiveTiles(): Promise<void> {
  await Promise.all(
    GAMES.map(async ({ key }) => {
      const { light, shade, mark } = (await partsOf(key)).tile;
      themes.set(key, { light, shade, Mark: await mark() });
    }),
  );
}

/** What a game's tile shows. @throws before `loadLiveTiles` has answered */
export function liveTile(key: GameKey): LiveTileTheme {
  const theme = themes.get(key);
  if (!theme) throw new Error(`the tile of ${key} was not fetched`);
  return theme;
}

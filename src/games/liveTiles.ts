import type { ComponentType } from 'react';
import type { RoundGameKey } from '../../contract/games/roundGames.ts';
import type { LiveMarkProps, LiveTileParts } from './definition.ts';
import { GAMES } from './games.ts';

/** What the lobby's live tile shows of a game, fetched. */
interface LiveTileLook extends Pick<LiveTileParts, 'light' | 'shade'> {
  Mark: ComponentType<LiveMarkProps>;
}

const looks = new Map<RoundGameKey, LiveTileLook>();

/** Fetches what the live tiles show of every game. Rejects when the connection is lost; may be tried again. */
export async function loadLiveTiles(): Promise<void> {
  await Promise.all(
    GAMES.map(async ({ key, parts }) => {
      const { light, shade, mark } = (await parts()).default.tile;
      looks.set(key, { light, shade, Mark: await mark() });
    }),
  );
}

/** What a game's tile shows. @throws before `loadLiveTiles` has answered */
export function liveTile(key: RoundGameKey): LiveTileLook {
  const look = looks.get(key);
  if (!look) throw new Error(`the tile of ${key} was not fetched`);
  return look;
}

import { OWN_GAME_KEYS } from '../games/ownGameKeys.ts';

/** The rooms there are: a game each. */
const ROOMS: ReadonlySet<string> = new Set(OWN_GAME_KEYS);

/** Whether there is a room of that name. */
export function isChatRoom(name: string): boolean {
  return ROOMS.has(name);
}

/** The signs (code points) of one message, at most. */
export const MOST_SIGNS = 200;

/** The players whom one message names, at most. */
export const MOST_MENTIONS = 3;

/** What stands in the place of a sign that is covered. */
export const COVER = '•';

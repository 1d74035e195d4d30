import { OWN_GAME_KEYS } from '../games/ownGameKeys.ts';

/** The chat rooms: one per game. */
const ROOMS: ReadonlySet<string> = new Set(OWN_GAME_KEYS);

/** Whether a room of that name exists. */
export function isChatRoom(name: string): boolean {
  return ROOMS.has(name);
}

/** Maximum length of a message, in code points. */
export const MOST_SIGNS = 200;

/** Maximum number of players mentioned in one message. */
export const MOST_MENTIONS = 3;

/** Replaces a masked character. */
export const COVER = '•';

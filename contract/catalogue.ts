/** Constants of the catalogue: kinds of games, themes, and the content of the lobby's tabs (spec.md, 1 and 2). */

export const GAME_TYPES = [
  'slot',
  'live',
  'fish',
  'sports',
  'lottery',
  'table',
  'instant',
  'egames',
] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** A game's theme: the filter 'category' of the long lists. */
export const GAME_THEMES = [
  'classic',
  'adventure',
  'myth',
  'nature',
  'sea',
  'fruit',
  'gems',
  'fortune',
  'city',
  'sport',
] as const;
export type GameTheme = (typeof GAME_THEMES)[number];

export const HOME_TABS = ['lobby', 'slot', 'casinoGames', 'fish', 'sport', 'inHouseGames'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The kinds of games a tab lists. The lobby shows rows of all; inHouseGames shows Kilat's own of any kind. */
export const TAB_TYPES: Record<Exclude<HomeTab, 'lobby' | 'inHouseGames'>, readonly GameType[]> = {
  slot: ['slot'],
  casinoGames: ['live', 'table', 'lottery', 'instant', 'egames'],
  fish: ['fish'],
  sport: ['sports'],
};

/** The provider id of Kilat's own games. */
export const IN_HOUSE = 'kilat';

/** The number of games in a recommended row (spec.md, "Business constants"). */
export const RECOMMENDED = { slot: 18, fish: 18, live: 18, all: 20 } as const;

/** The widths of covers, in pixels; covers are 3:4. */
export const COVER_WIDTHS = [180, 360] as const;

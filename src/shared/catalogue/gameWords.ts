import type { GameTheme, GameType } from '../../../contract/catalogue.ts';

/** Text keys of the catalogue's terms in the namespace `catalogue`: `t(KIND_NAMES[type])`. */

export const KIND_NAMES = {
  slot: 'catalogue:kindSlot',
  live: 'catalogue:kindLive',
  fish: 'catalogue:kindFish',
  sports: 'catalogue:kindSports',
  lottery: 'catalogue:kindLottery',
  table: 'catalogue:kindTable',
  instant: 'catalogue:kindInstant',
  egames: 'catalogue:kindEgames',
} as const satisfies Record<GameType, string>;

export const THEME_NAMES = {
  classic: 'catalogue:themeClassic',
  adventure: 'catalogue:themeAdventure',
  myth: 'catalogue:themeMyth',
  nature: 'catalogue:themeNature',
  sea: 'catalogue:themeSea',
  fruit: 'catalogue:themeFruit',
  gems: 'catalogue:themeGems',
  fortune: 'catalogue:themeFortune',
  city: 'catalogue:themeCity',
  sport: 'catalogue:themeSport',
} as const satisfies Record<GameTheme, string>;

import {
  GAME_THEMES,
  type GameTheme,
  type GameType,
  type HomeTab,
  TAB_TYPES,
} from '../../../../contract/catalogue.ts';
import type { GameCard } from '../../../../contract/http/play/catalogue.ts';
import type { GameFilter } from '../../../shared/catalogue/catalogue.ts';
import type { TabFilter } from '../../../shared/catalogue/tabMemory.ts';

/** The tabs with long lists; Kilat's own games have a tile tab instead. */
export type ListedTab = Exclude<HomeTab, 'lobby' | 'inHouseGames'>;

/** The kinds of games of a tab. */
export function typesOf(tab: ListedTab): readonly GameType[] {
  return TAB_TYPES[tab];
}

/** The selectable themes; none where all games have the same. */
export function themesOf(tab: ListedTab): readonly GameTheme[] {
  if (tab === 'casinoGames') return GAME_THEMES;
  return tab === 'slot' ? GAME_THEMES.filter((theme) => theme !== 'sport') : [];
}

/** The request filter of a tab with its selected filters. */
export function filterOf(tab: ListedTab, { kind, provider, theme, sort }: TabFilter): GameFilter {
  return {
    types: kind ? [kind] : TAB_TYPES[tab],
    firm: provider ?? undefined,
    theme: theme ?? undefined,
    sort: sort === 'popular' ? undefined : sort,
  };
}

/** The player's favourites that match a filter. Covers contain no theme, so it is not applied here. */
export function favouritesIn(
  tab: ListedTab,
  { kind, provider, sort }: TabFilter,
  games: readonly GameCard[],
): readonly GameCard[] {
  const types = kind ? [kind] : typesOf(tab);
  const chosen = games.filter((game) => types.includes(game.type) && (!provider || game.firm === provider));
  return sort === 'name' ? [...chosen].sort((a, b) => (a.title < b.title ? -1 : 1)) : chosen;
}

/** Whether any filter is active. */
export function isNarrowed({ kind, provider, theme, favourites }: TabFilter): boolean {
  return kind !== null || provider !== null || theme !== null || favourites;
}

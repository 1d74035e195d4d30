import {
  GAME_THEMES,
  type GameTheme,
  type GameType,
  type HomeTab,
  TAB_TYPES,
} from '../../../contract/catalogue.ts';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import type { GameFilter } from '../../shared/catalogue/catalogue.ts';
import type { TabFilter } from '../../shared/catalogue/tabMemory.ts';

/** The tabs that are long lists; Kilat's own games have tiles of their own. */
export type ListedTab = Exclude<HomeTab, 'lobby' | 'inHouseGames'>;

/** The kinds of games of a tab. */
export function typesOf(tab: ListedTab): readonly GameType[] {
  return TAB_TYPES[tab];
}

/** The themes worth choosing among; none where all games are of one. */
export function themesOf(tab: ListedTab): readonly GameTheme[] {
  if (tab === 'casinoGames') return GAME_THEMES;
  return tab === 'slot' ? GAME_THEMES.filter((theme) => theme !== 'sport') : [];
}

/** What a tab with a filter asks the house for. */
export function filterOf(tab: ListedTab, { kind, provider, theme, sort }: TabFilter): GameFilter {
  return {
    types: kind ? [kind] : TAB_TYPES[tab],
    firm: provider ?? undefined,
    theme: theme ?? undefined,
    sort: sort === 'popular' ? undefined : sort,
  };
}

/** The player's favourites a filter lets through. Covers do not tell their theme: it does not narrow these. */
export function favouritesIn(
  tab: ListedTab,
  { kind, provider, sort }: TabFilter,
  games: readonly GameCard[],
): readonly GameCard[] {
  const types = kind ? [kind] : typesOf(tab);
  const chosen = games.filter((game) => types.includes(game.type) && (!provider || game.firm === provider));
  return sort === 'name' ? [...chosen].sort((a, b) => (a.title < b.title ? -1 : 1)) : chosen;
}

/** Whether anything is narrowed. */
export function isNarrowed({ kind, provider, theme, favourites }: TabFilter): boolean {
  return kind !== null || provider !== null || theme !== null || favourites;
}

import { HOME_TABS, type HomeTab } from '../../../contract/catalogue.ts';

/** The tab named in an address's `tab`; the lobby when there is none. */
export function tabOf(named: string | null): HomeTab {
  return HOME_TABS.find((tab) => tab === named) ?? 'lobby';
}

/** The query of a tab's address, with every other parameter unchanged. */
export function tabSearch(search: string, tab: HomeTab): string {
  const query = new URLSearchParams(search);
  if (tab === 'lobby') query.delete('tab');
  else query.set('tab', tab);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Text keys of their names, in `common`. */
export const TAB_NAMES = {
  lobby: 'common:lobby',
  slot: 'common:tabSlot',
  casinoGames: 'common:tabCasinoGames',
  fish: 'common:tabFish',
  sport: 'common:tabSport',
  inHouseGames: 'common:tabInHouseGames',
} as const satisfies Record<HomeTab, string>;

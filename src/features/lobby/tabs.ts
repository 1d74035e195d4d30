import { HOME_TABS, type HomeTab } from '../../../contract/catalogue.ts';

/** The tab that an address's `tab` names; the lobby itself when it names none. */
export function tabOf(named: string | null): HomeTab {
  return HOME_TABS.find((tab) => tab === named) ?? 'lobby';
}

/** The query of a tab's address, every other parameter kept. */
export function tabSearch(search: string, tab: HomeTab): string {
  const query = new URLSearchParams(search);
  if (tab === 'lobby') query.delete('tab');
  else query.set('tab', tab);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Their names, among the texts of `common`. */
export const TAB_NAMES = {
  lobby: 'common:lobby',
  slot: 'common:tabSlot',
  casinoGames: 'common:tabCasinoGames',
  fish: 'common:tabFish',
  sport: 'common:tabSport',
  inHouseGames: 'common:tabInHouseGames',
} as const satisfies Record<HomeTab, string>;

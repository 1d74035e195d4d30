import type { ParseKeys } from 'i18next';
import { HOME_TABS, type HomeTab } from '../../../contract/catalogue.ts';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';
import { PAGES } from '../pageRegistry.ts';
import { shownRouteOf } from '../routes.ts';

/** An address of the site, or the key of a popup page. */
export type Target = { to: string } | { page: PageKey };

/** A menu entry: an icon, a text key of `common`, and its target. */
export interface MenuItem {
  text: ParseKeys<'common'>;
  icon: IconName;
  target: Target;
  /** It belongs to one tab of the lobby, not to the lobby as a whole. */
  tab?: HomeTab;
}

/** What has to be loaded to show a target; undefined while there is nothing to load. */
export function pageOf(target: Target) {
  return 'page' in target ? PAGES[target.page] : shownRouteOf(target.to)?.page;
}

/** The account page, which visitors have too. */
export const ACCOUNT: Target = { to: '/account' };

/** The target of the player's balance. */
export const WALLET: Target = { page: 'wallet' };

export const SEARCH: Target = { page: 'search' };

const TABS: Record<HomeTab, Pick<MenuItem, 'text' | 'icon'>> = {
  lobby: { text: 'lobby', icon: 'home' },
  slot: { text: 'tabSlot', icon: 'slot' },
  casinoGames: { text: 'tabCasinoGames', icon: 'cards' },
  fish: { text: 'tabFish', icon: 'fish' },
  sport: { text: 'tabSport', icon: 'ball' },
  inHouseGames: { text: 'tabInHouseGames', icon: 'bolt' },
};

/** The lobby's tabs. */
export const TAB_ITEMS: readonly MenuItem[] = HOME_TABS.map((tab) => ({
  ...TABS[tab],
  tab,
  target: { to: tab === 'lobby' ? '/' : `/?tab=${tab}` },
}));

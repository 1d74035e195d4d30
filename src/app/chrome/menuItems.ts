// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import type { MenuItem } from './menu.ts';

/** What a phone's thumb reaches; the button of the side menu stands beside it. */
export const THUMB_ITEMS: readonly MenuItem[] = [
  { text: 'lobby', icon: 'home', target: { to: '/' } },
  { text: 'search', icon: 'search', target: { page: 'search' } },
  { text: 'promotions', icon: 'gift', target: { to: '/activity' } },
  { text: 'account', icon: 'user', target: { to: '/account' } },
];

export const DISCOVER_ITEMS: readonly MenuItem[] = [
  { text: 'promotions', icon: 'gift', target: { to: '/activity' } },
  { text: 'vip', icon: 'shield', target: { to: '/vip' } },
  { text: 'friends', icon: 'people', target: { to: '/referral' } },
  { text: 'dailyWins', icon: 'star', target: { to: '/daily-wins' } },
  { text: 'bigWins', icon: 'trophy', target: { to: '/big-wins' } },
  { text: 'providers', icon: 'grid', target: { to: '/game-provider' } },
  { text: 'help', icon: 'help', target: { to: '/help' } },
];

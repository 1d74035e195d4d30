import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/',
  chrome: 'tabs',
  component: 'LobbyPage',
  namespaces: ['lobby'],
  ownScroll: true,
  queriesInside: true,
  menu: { text: 'lobby', icon: 'home', thumb: 10 },
  addresses: ['/', '/?tab=slot', '/?tab=casinoGames', '/?tab=fish', '/?tab=sport', '/?tab=inHouseGames'],
} satisfies RouteDefinition;

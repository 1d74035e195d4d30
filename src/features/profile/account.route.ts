import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/account',
  chrome: 'tabs',
  component: 'ProfilePage',
  namespaces: ['profile'],
  menu: { text: 'account', icon: 'user', thumb: 40 },
} satisfies RouteDefinition;

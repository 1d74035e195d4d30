import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/game-provider',
  chrome: 'tabs',
  component: 'ProvidersPage',
  namespaces: ['providers', 'catalogue'],
  menu: { text: 'providers', icon: 'grid', discover: 60 },
  addresses: ['/game-provider', '/game-provider?firm=lentera', '/game-provider?firm=tidak-ada'],
} satisfies RouteDefinition;

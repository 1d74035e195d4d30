import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/battle',
  chrome: 'page',
  component: 'BattlePage',
  namespaces: ['battle', 'promotions', 'promotionCards'],
  addresses: ['/battle', '/battle?tab=champions'],
} satisfies RouteDefinition;

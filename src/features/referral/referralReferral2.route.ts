import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/referral/referral2',
  chrome: 'page',
  component: 'FriendsPage',
  needsLogin: true,
  namespaces: ['referral', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

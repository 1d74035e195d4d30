import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/referral/spread-bet',
  chrome: 'page',
  component: 'SpreadBetPage',
  namespaces: ['referral', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/referral/first-deposit',
  chrome: 'page',
  component: 'FirstDepositPage',
  namespaces: ['referral', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

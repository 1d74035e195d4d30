import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/referral',
  chrome: 'tabs',
  component: 'ReferralPage',
  namespaces: ['referral', 'promotions', 'promotionCards'],
  menu: { text: 'friends', icon: 'people', discover: 30 },
} satisfies RouteDefinition;

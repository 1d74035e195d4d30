import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/vip',
  chrome: 'tabs',
  component: 'VipPage',
  namespaces: ['vip', 'promotions', 'promotionCards'],
  menu: { text: 'vip', icon: 'shield', discover: 20 },
} satisfies RouteDefinition;

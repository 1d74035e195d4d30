import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/vip/record',
  chrome: 'page',
  component: 'VipRecordRoute',
  file: './Record.tsx',
  namespaces: ['vip', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

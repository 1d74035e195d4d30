import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/lottery-deposit',
  chrome: 'page',
  component: 'DepositPage',
  file: './RoutePages.tsx',
  namespaces: ['weekLottery', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

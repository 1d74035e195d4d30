import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/daily-recharge',
  chrome: 'page',
  component: 'DailyRechargePage',
  namespaces: ['dailyDeposit', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

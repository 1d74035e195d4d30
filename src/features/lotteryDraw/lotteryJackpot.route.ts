import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/lottery-jackpot',
  chrome: 'page',
  component: 'JackpotPage',
  file: './RoutePages.tsx',
  namespaces: ['weekLottery', 'promotions', 'promotionCards'],
} satisfies RouteDefinition;

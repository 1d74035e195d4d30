import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/sample-gift',
  chrome: 'page',
  component: 'SampleGiftPage',
  namespaces: ['promotions', 'promotionCards'],
} satisfies RouteDefinition;

import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/activity/active',
  chrome: 'page',
  component: 'BonusCenterPage',
  namespaces: ['activity'],
} satisfies RouteDefinition;

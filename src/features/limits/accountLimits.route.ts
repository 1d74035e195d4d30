import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/account/limits',
  chrome: 'page',
  component: 'LimitsPage',
  needsLogin: true,
  namespaces: ['limits'],
} satisfies RouteDefinition;

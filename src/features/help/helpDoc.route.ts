import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/help/:key',
  chrome: 'page',
  component: 'DocPage',
  namespaces: ['help'],
  addresses: ['/help/crash', '/help/fairness'],
} satisfies RouteDefinition;

import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/sample',
  chrome: 'page',
  component: 'SamplePage',
  namespaces: ['samplePage'],
  menu: { text: 'search', icon: 'star', discover: 80 },
} satisfies RouteDefinition;

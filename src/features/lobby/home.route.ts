import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/home',
  chrome: 'tabs',
  leadsTo: { path: '/' },
} satisfies RouteDefinition;

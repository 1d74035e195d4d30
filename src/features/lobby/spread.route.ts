import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/spread',
  chrome: 'tabs',
  leadsTo: { path: '/', open: 'spread-rg' },
  addresses: ['/spread?code=AB12CD'],
} satisfies RouteDefinition;

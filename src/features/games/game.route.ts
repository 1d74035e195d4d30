import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/game/:id',
  chrome: 'page',
  component: 'GamePage',
  namespaces: ['games', 'catalogue'],
  addresses: ['/game/naga-toba'],
} satisfies RouteDefinition;

import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/game/:provider/:id',
  chrome: 'bare',
  component: 'GameRoute',
  namespaces: ['gameFrame'],
  queriesInside: true,
  addresses: ['/game/lentera/naga-toba'],
} satisfies RouteDefinition;

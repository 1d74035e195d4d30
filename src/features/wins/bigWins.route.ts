import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/big-wins',
  chrome: 'tabs',
  component: 'BigWinsPage',
  file: './WinsPages.tsx',
  namespaces: ['wins'],
  menu: { text: 'bigWins', icon: 'trophy', discover: 50 },
} satisfies RouteDefinition;

import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/daily-wins',
  chrome: 'tabs',
  component: 'DailyWinsPage',
  file: './WinsPages.tsx',
  namespaces: ['wins'],
  menu: { text: 'dailyWins', icon: 'star', discover: 40 },
} satisfies RouteDefinition;

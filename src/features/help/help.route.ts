import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/help',
  chrome: 'tabs',
  component: 'HelpPage',
  namespaces: ['help'],
  menu: { text: 'help', icon: 'help', discover: 70 },
} satisfies RouteDefinition;

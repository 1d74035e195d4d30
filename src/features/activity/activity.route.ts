import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/activity',
  chrome: 'tabs',
  component: 'ActivityPage',
  namespaces: ['activity'],
  menu: { text: 'promotions', icon: 'gift', thumb: 30, discover: 10 },
  addresses: ['/activity', '/activity?sheet=checkIn'],
} satisfies RouteDefinition;

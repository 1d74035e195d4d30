import type { RouteDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  path: '/activity/deposit/*',
  chrome: 'page',
  component: 'GiftPage',
  namespaces: ['depositGifts'],
  addresses: [
    '/activity/deposit/first',
    '/activity/deposit/second',
    '/activity/deposit/third',
    '/activity/deposit/special',
    '/activity/deposit/new-user',
    '/activity/deposit/special-invite',
    '/activity/deposit/continuous',
    '/activity/deposit/nothing',
  ],
} satisfies RouteDefinition;

import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'search',
  component: 'SearchPage',
  needsLogin: false,
  params: ['q', 'type', 'provider'],
  menu: { text: 'search', icon: 'search', thumb: 20 },
  addresses: ['/?z=search', '/?z=search&q=naga', '/?z=search&q=zzzz'],
} satisfies PopupDefinition;

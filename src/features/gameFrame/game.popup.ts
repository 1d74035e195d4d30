import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'game',
  component: 'GamePage',
  needsLogin: true,
  params: ['provider', 'title'],
} satisfies PopupDefinition;

import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'red-pocket',
  component: 'RedPocketPage',
  needsLogin: true,
} satisfies PopupDefinition;

import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'inbox-detail',
  needsLogin: true,
} satisfies PopupDefinition;

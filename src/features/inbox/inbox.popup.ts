import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'inbox',
  needsLogin: true,
} satisfies PopupDefinition;

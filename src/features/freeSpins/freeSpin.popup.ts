import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'free-spin',
  component: 'FreeSpinPage',
  needsLogin: false,
} satisfies PopupDefinition;

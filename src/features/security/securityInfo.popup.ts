import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'security-info',
  component: 'SecurityPage',
  needsLogin: true,
} satisfies PopupDefinition;

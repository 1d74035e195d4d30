import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-pin',
  component: 'EditPinPage',
  needsLogin: true,
} satisfies PopupDefinition;

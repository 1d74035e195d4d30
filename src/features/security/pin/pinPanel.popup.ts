import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'pin-panel',
  component: 'PinPanelPage',
  needsLogin: true,
} satisfies PopupDefinition;

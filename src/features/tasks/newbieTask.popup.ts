import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'newbie-task',
  component: 'NewbieTaskPage',
  needsLogin: true,
} satisfies PopupDefinition;

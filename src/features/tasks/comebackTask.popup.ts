import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'comeback-task',
  component: 'ComebackTaskPage',
  needsLogin: true,
} satisfies PopupDefinition;

import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'sample-sheet',
  component: 'SampleSheet',
  needsLogin: false,
  params: ['sample'],
} satisfies PopupDefinition;

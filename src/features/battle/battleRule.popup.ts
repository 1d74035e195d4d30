import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'battle-rule',
  component: 'BattleRuleSheet',
  file: './BattleSheets.tsx',
  needsLogin: false,
  addresses: ['/battle?z=battle-rule'],
} satisfies PopupDefinition;

import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'battle-history',
  component: 'BattleHistorySheet',
  file: './BattleSheets.tsx',
  needsLogin: false,
  addresses: ['/battle?z=battle-history'],
} satisfies PopupDefinition;

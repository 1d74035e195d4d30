import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'battle',
  component: 'BattleSheet',
  file: './BattleSheets.tsx',
  needsLogin: false,
} satisfies PopupDefinition;

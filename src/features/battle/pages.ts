// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { BattlePage } from './BattlePage.tsx';
import { BattleHistorySheet, BattleRuleSheet, BattleSheet } from './BattleSheets.tsx';

/** Pages of battle that are fetched in one chunk, by key or path. */
export const pages = {
  battle: BattleSheet,
  'battle-history': BattleHistorySheet,
  'battle-rule': BattleRuleSheet,
  '/battle': BattlePage,
};

import { BattlePage } from './BattlePage.tsx';
import { BattleHistorySheet, BattleRuleSheet, BattleSheet } from './BattleSheets.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  route: BattlePage,
  battle: BattleSheet,
  'battle-rule': BattleRuleSheet,
  'battle-history': BattleHistorySheet,
};

import { DICE_POOLS } from '../../../../contract/games/dice/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/drawRule.ts';

/** Three dice, one pick each. */
export const DICE_DRAW: DrawRule = {
  of: DICE_POOLS.length,
  message: blockMessage,
  whole: (picks) => picks.length === 3,
};

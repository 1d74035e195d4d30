import { DINGDONG_BOARD, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/drawRule.ts';

/** A cell of the board; on Again it draws once more. */
export const DINGDONG_DRAW: DrawRule = {
  of: DINGDONG_BOARD.length,
  message: blockMessage,
  whole: (picks) => picks.length > 0 && symbolOf(picks.at(-1) ?? -1) !== 'Again',
};

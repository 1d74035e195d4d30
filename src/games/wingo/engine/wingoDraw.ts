import { WINGO_NUMBERS } from '../../../../contract/games/wingo/rules.ts';
import type { DrawRule } from '../../engine/drawRule.ts';

/** One float alone, so that there are no blocks. */
export const WINGO_DRAW: DrawRule = {
  of: WINGO_NUMBERS.length,
  message: ({ table, roundId }) => `${table}:${roundId}`,
  whole: (picks) => picks.length === 1,
};

import { ROULETTE_NUMBERS } from '../../../../contract/games/roulette/rules.ts';
import { blockMessage, type DrawRule } from '../../engine/drawRule.ts';

/** One number of the wheel. */
export const ROULETTE_DRAW: DrawRule = {
  of: ROULETTE_NUMBERS,
  message: blockMessage,
  whole: (picks) => picks.length === 1,
};

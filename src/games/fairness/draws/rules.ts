import { DICE_POOLS } from '../../../../contract/games/dice/rules.ts';
import { DINGDONG_BOARD, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { ROULETTE_NUMBERS } from '../../../../contract/games/roulette/rules.ts';
import { WINGO_NUMBERS } from '../../../../contract/games/wingo/rules.ts';
import type { RoundRef } from '../../engine/roundRef.ts';

/** How a game draws (games.md, "Fairness"): from a secret and a round's name to whole numbers. */
export interface DrawRule {
  /** Every pick is one of so many: 0 to one less. */
  of: number;
  /** The text of the HMAC whose bytes are the floats of a block, eight of them. */
  message(ref: RoundRef, block: number): string;
  /** Whether these picks are the whole draw. */
  whole(picks: readonly number[]): boolean;
}

const blockMessage = ({ roundId }: RoundRef, block: number) => `${roundId}:${block}`;

export const DICE_DRAW: DrawRule = {
  of: DICE_POOLS.length,
  message: blockMessage,
  whole: (picks) => picks.length === 3,
};

export const ROULETTE_DRAW: DrawRule = {
  of: ROULETTE_NUMBERS,
  message: blockMessage,
  whole: (picks) => picks.length === 1,
};

/** On Again it draws once more. */
export const DINGDONG_DRAW: DrawRule = {
  of: DINGDONG_BOARD.length,
  message: blockMessage,
  whole: (picks) => picks.length > 0 && symbolOf(picks.at(-1) ?? -1) !== 'Again',
};

/** One float alone, so that there are no blocks. */
export const WINGO_DRAW: DrawRule = {
  of: WINGO_NUMBERS.length,
  message: ({ table, roundId }) => `${table}:${roundId}`,
  whole: (picks) => picks.length === 1,
};

import type { RoundRef } from './roundRef.ts';

/** How a game draws (games.md, "Fairness"): from a secret and a round's name to whole numbers. */
export interface DrawRule {
  /** Every pick is one of so many: 0 to one less. */
  of: number;
  /** The text of the HMAC whose bytes are the floats of a block, eight of them. */
  message(ref: RoundRef, block: number): string;
  /** Whether these picks are the whole draw. */
  whole(picks: readonly number[]): boolean;
}

/** The text of most games: the round's id and the number of the block. */
export const blockMessage: DrawRule['message'] = ({ roundId }, block) => `${roundId}:${block}`;

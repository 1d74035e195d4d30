import type { ReactNode } from 'react';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { DrawRule } from '../../engine/drawRule.ts';
import type { DrawnRound } from './drawnRound.ts';

/** A game's own words: who fixes what, how the bytes become the result, and what goes back to players. */
export type DrawWords = Record<'lead' | 'draw' | 'odds', string>;

/** All that the page must know of a game that draws from a secret of each round. */
export interface DrawGame {
  /** As in the addresses. */
  key: RoundGameKey;
  rule: DrawRule;
  /** The tables that have rounds of their own, the first one shown first, and how they are told apart; null: only one. */
  tables: readonly { key: string; seconds: number }[] | null;
  /** Ended rounds of a table, newest first. @param before only rounds below this id */
  rounds(asked: { table: string; count: number; before?: string }): Promise<DrawnRound[]>;
  /** A number that was picked, as the game shows it. */
  mark(value: number, size: number): ReactNode;
  /** What counts as a result of its own in the distribution: the numbers it comes by. */
  kinds: readonly { key: string; values: readonly number[] }[];
  /** The result out of the HMAC's bytes `h`, in Python. */
  python: string;
}

import type { Coin, RevealEvent } from '../../../contract/slots/book.ts';

/** The state of a board between two steps. */
export interface BoardState {
  /** A letter a cell, by `reel * rows + row`. */
  readonly cells: string;
  readonly game: RevealEvent['game'];
  /** Where the reels of that game stopped. */
  readonly stops: readonly number[];
  /** base, free spins, or coins that hold. */
  readonly mood: 'base' | 'free' | 'hold';
  /** What coins are worth. */
  readonly coins: readonly Coin[];
  /** How many respins are left. */
  readonly respins: number;
  /** Reels that a wild has grown over, and what each multiplies by. */
  readonly wilds: readonly number[];
  readonly wildTimes: number;
  /** What wins of clusters are multiplied by. */
  readonly multiplier: number;
  /** What the last wins brought, and where they are. */
  readonly won: number;
  readonly lit: readonly number[];
}

/** A game's reels that stand at stops of its strips. */
export function boardAt(
  strips: readonly string[],
  rows: number,
  game: RevealEvent['game'],
  stops: readonly number[],
): BoardState {
  const cells = strips.map((strip, reel) => {
    const at = stops[reel] ?? 0;
    return Array.from({ length: rows }, (_, row) => strip.charAt((at + row) % strip.length)).join('');
  });
  return {
    cells: cells.join(''),
    game,
    stops,
    mood: 'base',
    coins: [],
    respins: 0,
    wilds: [],
    wildTimes: 1,
    multiplier: 1,
    won: 0,
    lit: [],
  };
}

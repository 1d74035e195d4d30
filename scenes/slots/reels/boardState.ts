import type { Coin, RevealEvent } from '../../../contract/slots/book.ts';

/** The state of a board between two steps. */
export interface BoardState {
  /** A letter per cell, by `reel * rows + row`. */
  readonly cells: string;
  readonly game: RevealEvent['game'];
  /** The stops of the reels in that game. */
  readonly stops: readonly number[];
  /** base, free spins, or locked coins. */
  readonly mood: 'base' | 'free' | 'hold';
  /** The coins with their values. */
  readonly coins: readonly Coin[];
  /** Respins left. */
  readonly respins: number;
  /** Reels with an expanded wild, and the multiplier of each. */
  readonly wilds: readonly number[];
  readonly wildTimes: number;
  /** Multiplier of cluster wins. */
  readonly multiplier: number;
  /** The amount of the last wins, and their cells. */
  readonly won: number;
  readonly lit: readonly number[];
}

/** A game's reels at rest at stops of its strips. */
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

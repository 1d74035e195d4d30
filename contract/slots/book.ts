/**
 * The book of a spin: its events in order. The provider's server decides it and a client plays it event by event; a replay uses
 * the same list. Names are those of StakeEngine's SDKs where they have one.
 *
 * Rates are 1/10000 of the bet. A board has a text for each reel, its symbols (symbols.ts) from top to bottom; a cell is `reel
 * * rows + row`.
 */
export type SlotEvent =
  | RevealEvent
  | ExpandWildsEvent
  | WinInfoEvent
  | { type: 'setTotalWin'; rate: number }
  | TumbleBoardEvent
  | { type: 'updateMultiplier'; multiplier: number }
  | { type: 'freeSpinTrigger'; cells: readonly number[]; spins: number; bought: boolean }
  /** A retrigger: `of` is the new total. */
  | { type: 'freeSpinRetrigger'; cells: readonly number[]; spins: number; of: number }
  /** Spin `spin` of `of` begins. */
  | { type: 'updateFreeSpin'; spin: number; of: number }
  /** The total of the free spins. */
  | { type: 'freeSpinEnd'; rate: number; spins: number }
  | { type: 'holdTrigger'; coins: readonly Coin[]; respins: number; bought: boolean }
  /** Coins locked by a respin, the respins left after it, and the value of all locked coins. */
  | { type: 'updateRespin'; coins: readonly Coin[]; left: number; rate: number }
  /** Every cell has a coin, which also pays the grand prize. */
  | { type: 'holdFull'; prize: 'grand'; rate: number }
  | { type: 'holdEnd'; rate: number }
  /** The highest win is reached, which ends the spin. */
  | { type: 'winCap'; rate: number }
  /** The end, with the total payout. */
  | { type: 'finalWin'; rate: number };

/** The reels stop, with their top rows at `stops` of the strips of that game. */
export interface RevealEvent {
  type: 'reveal';
  game: 'base' | 'free';
  stops: readonly number[];
  board: readonly string[];
  /** Reels that spin longer, because they may still complete the feature. */
  anticipation: readonly number[];
  /** The values of the coins on the board, if the model has coins. */
  coins?: readonly Coin[];
}

/** Wilds expand over their reels, each of which multiplies wins that include it. */
interface ExpandWildsEvent {
  type: 'expandWilds';
  reels: readonly number[];
  multiplier: number;
  board: readonly string[];
}

interface WinInfoEvent {
  type: 'winInfo';
  wins: readonly SymbolWin[];
  /** The total of all. */
  rate: number;
}

/** Winning symbols vanish, those above fall, and `added` comes in from above: a text per reel, from top to bottom. */
export interface TumbleBoardEvent {
  type: 'tumbleBoard';
  removed: readonly number[];
  added: readonly string[];
  board: readonly string[];
}

export interface SymbolWin {
  /** The symbol's letter; S for scatters, which pay anywhere. */
  symbol: string;
  count: number;
  cells: readonly number[];
  /** Including its multiplier. */
  rate: number;
  multiplier: number;
  /** The index of its line in the model, from 0. */
  line?: number;
  /** The number of ways. */
  ways?: number;
}

/** A coin at its cell. */
export interface Coin {
  cell: number;
  rate: number;
  /** Its named prize, if any. */
  prize: CoinPrize | null;
}

export const COIN_PRIZES = ['mini', 'minor', 'major'] as const;
type CoinPrize = (typeof COIN_PRIZES)[number];

/** Receives events; null if only the total is needed, and then no events are created. */
export type Book = { push(event: SlotEvent): unknown } | null;

/**
 * The book of a spin: what happens in it, in its order. The studio's server decides it and a client plays it event by event; the same
 * list plays it again. Names are those of StakeEngine's SDKs where they have one.
 *
 * Rates are 1/10000 of the bet. A board has a text for each reel, its symbols (symbols.ts) from top to bottom; a cell is
 * `reel * rows + row`.
 */
export type SlotEvent =
  | RevealEvent
  | ExpandWildsEvent
  | WinInfoEvent
  | { type: 'setTotalWin'; rate: number }
  | TumbleBoardEvent
  | { type: 'updateMultiplier'; multiplier: number }
  | { type: 'freeSpinTrigger'; cells: readonly number[]; spins: number; bought: boolean }
  /** More spins, of `of` altogether now. */
  | { type: 'freeSpinRetrigger'; cells: readonly number[]; spins: number; of: number }
  /** Spin `spin` of `of` begins. */
  | { type: 'updateFreeSpin'; spin: number; of: number }
  /** What the free spins brought altogether. */
  | { type: 'freeSpinEnd'; rate: number; spins: number }
  | { type: 'holdTrigger'; coins: readonly Coin[]; respins: number; bought: boolean }
  /** Coins that a respin locked, how many respins are left after it, and what all locked coins are worth. */
  | { type: 'updateRespin'; coins: readonly Coin[]; left: number; rate: number }
  /** Every cell holds a coin, which brings the grand prize besides. */
  | { type: 'holdFull'; prize: 'grand'; rate: number }
  | { type: 'holdEnd'; rate: number }
  /** The highest win is reached, which ends the spin. */
  | { type: 'winCap'; rate: number }
  /** It is over; what it pays altogether. */
  | { type: 'finalWin'; rate: number };

/** The reels stop, the topmost row at `stops` of the strips of that game. */
export interface RevealEvent {
  type: 'reveal';
  game: 'base' | 'free';
  stops: readonly number[];
  board: readonly string[];
  /** Reels that turn longer, as they may still bring what the feature lacks. */
  anticipation: readonly number[];
  /** What the coins on the board are worth, where the model has coins. */
  coins?: readonly Coin[];
}

/** Wilds grow over their reels, each of which multiplies wins that it is in. */
interface ExpandWildsEvent {
  type: 'expandWilds';
  reels: readonly number[];
  multiplier: number;
  board: readonly string[];
}

interface WinInfoEvent {
  type: 'winInfo';
  wins: readonly SymbolWin[];
  /** Of all of them. */
  rate: number;
}

/** What won vanishes, what is above falls, and `added` comes in from above: a text a reel, from top to bottom. */
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
  /** With its multiplier. */
  rate: number;
  multiplier: number;
  /** Which of the model's lines it is on, from 0. */
  line?: number;
  /** In how many ways it pays. */
  ways?: number;
}

/** A coin where it fell. */
export interface Coin {
  cell: number;
  rate: number;
  /** The prize that it is, where it has a name. */
  prize: CoinPrize | null;
}

export const COIN_PRIZES = ['mini', 'minor', 'major'] as const;
type CoinPrize = (typeof COIN_PRIZES)[number];

/** What events are written into; null where only the sum is asked for, and then no event is made. */
export type Book = { push(event: SlotEvent): unknown } | null;

import type { COIN_PRIZES } from '../../contract/slots/book.ts';
import type { WinTier } from './steps/cues.ts';

/**
 * The words on a slot's canvas, in the player's language: Latin letters, capitals look best. Digits and amounts are put beside
 * them, never into them.
 */
export interface SlotLabels {
  /** Below the number of free spins that begin. */
  freeSpins: string;
  /** Below the number of free spins that come to them. */
  extraSpins: string;
  /** Coins hold. */
  hold: string;
  /** Above what a feature brought altogether. */
  total: string;
  /** The highest win is reached. */
  maxWin: string;
  prizes: Readonly<Record<(typeof COIN_PRIZES)[number] | 'grand', string>>;
  tiers: Readonly<Record<Exclude<WinTier, 'small'>, string>>;
}

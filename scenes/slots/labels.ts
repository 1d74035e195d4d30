import type { COIN_PRIZES } from '../../contract/slots/book.ts';
import type { WinTier } from './steps/cues.ts';

/**
 * The texts on a slot's canvas, in the player's language: Latin letters, preferably capitals. Digits and amounts are placed
 * beside them, never inside.
 */
export interface SlotLabels {
  /** Below the number of free spins at their start. */
  freeSpins: string;
  /** Below the number of additional free spins. */
  extraSpins: string;
  /** When coins are locked. */
  hold: string;
  /** Above the total of a feature. */
  total: string;
  /** When the highest win is reached. */
  maxWin: string;
  prizes: Readonly<Record<(typeof COIN_PRIZES)[number] | 'grand', string>>;
  tiers: Readonly<Record<Exclude<WinTier, 'small'>, string>>;
}

import type { NumberStyle } from '../kit/numberLine.ts';

/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface RouletteOptions {
  /** How the player's own win is written. */
  style: NumberStyle;
  /** Leaves out the spin, the flights and the flicker. */
  reducedMotion: boolean;
}

export const [REELS, ROWS] = [5, 3];
export const CELLS = REELS * ROWS;
/** Number of coins that triggers the feature. */
export const LEAST_COINS = 6;
/** Number of respins, reset with each new coin. */
export const RESPINS = 3;
/** Denominator of coin probabilities. */
export const CHANCE_OF = 1_000;

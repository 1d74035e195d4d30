export const [REELS, ROWS] = [5, 3];
export const CELLS = REELS * ROWS;
/** Coins that bring the feature. */
export const LEAST_COINS = 6;
/** Respins, counted anew with each new coin. */
export const RESPINS = 3;
/** Chances of coins are so many of this. */
export const CHANCE_OF = 1_000;

/** Ms after betting closed at which things happen on roulette's table: for picture, sounds and words alike. */
export const ROULETTE_TIMES = {
  /** The ball is let go on the rim. */
  letGo: 160,
  ballRests: 4_200,
  /** The number is plain to see; from here on it may be told. */
  shown: 4_500,
  wheelRests: 4_800,
} as const;

/** How tests play a step-by-step solo game: `testHand.ts` in its folder of src/games. */
export interface SoloHand {
  /** The control that makes a move in an open round, by its name on the page; null if the start makes the first one. */
  move: RegExp | null;
  /** A choice for the next start, by its name on the page. */
  choice?: RegExp;
}

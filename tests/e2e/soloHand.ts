/** How journeys play a solo game that is played step by step: `testHand.ts` in its folder of src/games. */
export interface SoloHand {
  /** What makes a move once a round is open, by its name on the page; null where the start makes the first one. */
  move: RegExp | null;
  /** A choice for the next start, by its name on the page. */
  choice?: RegExp;
}

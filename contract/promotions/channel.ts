// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

/** How many awards a player can claim. */
export interface AwardsWaiting {
  claimable: number;
  /** When the next one can be claimed; null where none waits. */
  nextAt: number | null;
  /** The promotions, by their codes, whose awards changed; null where those of any may have. */
  promotions: Array<string> | null;
}

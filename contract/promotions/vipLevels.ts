/** The VIP scheme, the same for everybody, based on score only. */

/** The score, in U, at which each level begins; level 0 needs none. */
export const LEVEL_SCORES = [
  0, 1_000, 5_000, 20_000, 60_000, 200_000, 600_000, 2_000_000, 6_000_000, 20_000_000, 60_000_000,
] as const;

/** The level of a score in U. */
export function levelOfScore(score: number | bigint): number {
  return LEVEL_SCORES.findLastIndex((from) => score >= from);
}

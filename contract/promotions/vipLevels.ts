/** The VIP scheme: one for everybody, by score alone. */

/** The score, in U, from which on each level is held; level 0 is everybody's. */
export const LEVEL_SCORES = [
  0, 1_000, 5_000, 20_000, 60_000, 200_000, 600_000, 2_000_000, 6_000_000, 20_000_000, 60_000_000,
] as const;

/** The level that a score in U stands for. */
export function levelOfScore(score: number | bigint): number {
  return LEVEL_SCORES.findLastIndex((from) => score >= from);
}

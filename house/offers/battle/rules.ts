/** Somebody in the battle: minor units staked today. Older accounts have lower ids. */
export interface Fighter {
  userId: bigint;
  staked: bigint;
}

/** Whether `a` stands before `b`: more staked, or as much by the older account. */
export function standsBefore(a: Fighter, b: Fighter): boolean {
  return a.staked > b.staked || (a.staked === b.staked && a.userId < b.userId);
}

/** The least that `own` has to stake to stand before `other`, who is before it now. */
export function toPass(own: Fighter, other: Fighter): bigint {
  return other.staked - own.staked + (own.userId < other.userId ? 0n : 1n);
}

/**
 * Where a player stands among all who staked, by their order, and what is missing: to pass who is before, and to a place with a
 * prize. Null for nothing; 0 where any stake will do.
 */
export function ownRank(
  leaderboard: readonly Fighter[],
  index: number | null,
  userId: bigint,
  prizes: readonly bigint[],
): {
  place: number | null;
  staked: bigint;
  prize: bigint | null;
  toNext: bigint | null;
  toPrize: bigint | null;
} {
  const own = index === null ? { userId, staked: 0n } : (leaderboard[index] ?? { userId, staked: 0n });
  const last = leaderboard[prizes.length - 1];
  const prized = index !== null && index < prizes.length;
  const toPrize = prized ? null : last ? toPass(own, last) : 0n;
  if (index === null) return { place: null, staked: 0n, prize: null, toNext: 0n, toPrize };
  const before = leaderboard[index - 1];
  return {
    place: index + 1,
    staked: own.staked,
    prize: prizes[index] ?? null,
    toNext: before ? toPass(own, before) : null,
    toPrize,
  };
}

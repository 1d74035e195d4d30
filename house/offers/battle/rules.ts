/** A player in the battle: minor units staked today. Older accounts have lower ids. */
export interface Fighter {
  userId: bigint;
  staked: bigint;
}

/** Whether `a` ranks before `b`: more staked, or the same by the older account. */
export function standsBefore(a: Fighter, b: Fighter): boolean {
  return a.staked > b.staked || (a.staked === b.staked && a.userId < b.userId);
}

/** The minimum stake with which `own` passes `other`, who is ahead now. */
export function toPass(own: Fighter, other: Fighter): bigint {
  return other.staked - own.staked + (own.userId < other.userId ? 0n : 1n);
}

/**
 * A player's rank among all who staked, in order, and the stakes that are missing: to pass the next player, and to a rank with
 * a prize. Null if there is none; 0 if any stake suffices.
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

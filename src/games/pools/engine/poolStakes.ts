import type { Minor } from '../../../../contract/money.ts';
import type { PoolLimits } from './poolState.ts';

/** Stakes on pools: the chips they are put down with, a player's slip, and the bets that are made of it. */

/** A set of chips: so many times the least bet each, from the smallest to the largest (pearl to gold). */
const TIMES: readonly bigint[] = [1n, 5n, 10n, 25n, 50n, 100n];

/** What the six chips are worth where bets begin at `min`. */
export function chipValues(min: Minor): Minor[] {
  return TIMES.map((times) => min * times);
}

/** Which chip stands for an amount: the largest that is not above it, 0 to 5. */
export function chipFace(amount: Minor, min: Minor): number {
  let face = 0;
  TIMES.forEach((times, index) => {
    if (amount >= min * times) face = index;
  });
  return face;
}

export interface PoolStake {
  pool: number;
  amount: Minor;
}

export type StakeRefusal = 'overLimit' | 'noFunds';

/** What may be staked more: the limits, what stands already (one amount a pool), and the wallet. */
export interface StakeRoom {
  limits: PoolLimits;
  /** The player's stakes that stand, and what is on its way. */
  placed: readonly Minor[];
  /** What can be spent; null while it is not known. */
  balance: Minor | null;
}

/** What stakes come to on each pool. */
export function amountsOf(pools: number, stakes: readonly PoolStake[]): readonly Minor[] {
  const amounts = new Array<Minor>(pools).fill(0n);
  for (const { pool, amount } of stakes) amounts[pool] = (amounts[pool] ?? 0n) + amount;
  return amounts;
}

/** Amounts on each pool as stakes. */
export function stakesOf(amounts: readonly Minor[]): readonly PoolStake[] {
  return amounts.map((amount, pool) => ({ pool, amount })).filter(({ amount }) => amount > 0n);
}

export function sumOf(stakes: readonly PoolStake[]): Minor {
  return stakes.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Adds stakes to those on a slip, all or none. */
export function withStakes(
  stakes: readonly PoolStake[],
  more: readonly PoolStake[],
  room: StakeRoom,
): readonly PoolStake[] | StakeRefusal {
  const next = [...stakes, ...more];
  const perPool = amountsOf(room.placed.length, next);
  if (perPool.some((amount, pool) => amount > 0n && amount + (room.placed[pool] ?? 0n) > room.limits.max))
    return 'overLimit';
  if (room.balance !== null && sumOf(next) > room.balance) return 'noFunds';
  return next;
}

/** What doubling adds: what is on the slip once more, or, where that is empty, what stands. */
export function doubledStakes(stakes: readonly PoolStake[], placed: readonly Minor[]): readonly PoolStake[] {
  return stakes.length > 0 ? stakes : stakesOf(placed);
}

/** One bet a pool of a slip's stakes, in the order of the pools. */
export function placedStakes(pools: number, stakes: readonly PoolStake[]): readonly PoolStake[] {
  return stakesOf(amountsOf(pools, stakes));
}

/**
 * The bets of a round whose stakes together are `stake`, in the proportions of `bets`; each in whole units of the
 * currency and no less than `min`.
 */
export function scaledStakes(bets: readonly PoolStake[], stake: Minor, min: Minor): readonly PoolStake[] {
  const base = sumOf(bets);
  if (base === 0n || stake === base) return bets;
  return bets.map(({ pool, amount }) => {
    const scaled = ((amount * stake) / base / 100n) * 100n;
    return { pool, amount: scaled < min ? min : scaled };
  });
}

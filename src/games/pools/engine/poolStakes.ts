import type { Minor } from '../../../../contract/money.ts';
import type { PoolLimits } from './poolState.ts';

/** Stakes on pools: chip values, a player's slip, and the bets made from it. */

/** The chip values as multiples of the minimum bet, from the smallest to the largest (pearl to gold). */
const TIMES: readonly bigint[] = [1n, 5n, 10n, 25n, 50n, 100n];

/** The values of the six chips for a minimum bet of `min`. */
export function chipValues(min: Minor): Minor[] {
  return TIMES.map((times) => min * times);
}

/** The chip that represents an amount: the largest that does not exceed it, 0 to 5. */
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

/** The inputs of the check for further stakes: the limits, the stakes already placed (one amount per pool), and the balance. */
export interface StakeRoom {
  limits: PoolLimits;
  /** The player's placed and pending stakes. */
  placed: readonly Minor[];
  /** The available balance; null while it is not known. */
  balance: Minor | null;
}

/** The sum of stakes per pool. */
export function amountsOf(pools: number, stakes: readonly PoolStake[]): readonly Minor[] {
  const amounts = new Array<Minor>(pools).fill(0n);
  for (const { pool, amount } of stakes) amounts[pool] = (amounts[pool] ?? 0n) + amount;
  return amounts;
}

/** Amounts per pool as a list of stakes. */
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

/** The stakes that doubling adds: a copy of the slip, or of the placed stakes when it is empty. */
export function doubledStakes(stakes: readonly PoolStake[], placed: readonly Minor[]): readonly PoolStake[] {
  return stakes.length > 0 ? stakes : stakesOf(placed);
}

/** A slip's stakes merged to one bet per pool, in pool order. */
export function placedStakes(pools: number, stakes: readonly PoolStake[]): readonly PoolStake[] {
  return stakesOf(amountsOf(pools, stakes));
}

/**
 * The bets scaled to a total of `stake`, in the proportions of `bets`; each in whole units of the currency and at least `min`.
 */
export function scaledStakes(bets: readonly PoolStake[], stake: Minor, min: Minor): readonly PoolStake[] {
  const base = sumOf(bets);
  if (base === 0n || stake === base) return bets;
  return bets.map(({ pool, amount }) => {
    const scaled = ((amount * stake) / base / 100n) * 100n;
    return { pool, amount: scaled < min ? min : scaled };
  });
}

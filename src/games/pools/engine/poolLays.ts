import type { Minor } from '../../../../contract/money.ts';
import { compareRounds } from '../../engine/roundOrder.ts';
import type { PoolLimits } from './poolState.ts';

/** What a player lays on the pools before it is placed, and the bets that are on their way to the house. */

/** A stake on a pool. */
export interface Lay {
  pool: number;
  amount: Minor;
}

/** A bet that was asked for. It always ends: by the reply, by its round's passing, or by a snapshot. */
export interface PoolIntent extends Lay {
  roundId: string;
  /** The idempotency key: the same intent asked again moves nothing twice. */
  key: string;
  /** When the answer was given up, on the scale of a snapshot's asking; null while it may still come. */
  lostAt: number | null;
}

export type LayRefusal = 'overLimit' | 'noFunds';

/** What may be laid more: the limits, what stands already (one amount a pool), and the wallet. */
export interface LayRoom {
  limits: PoolLimits;
  /** The player's stakes that stand, and what is on its way. */
  standing: readonly Minor[];
  /** What can be spent; null while it is not known. */
  balance: Minor | null;
}

/** Amounts on each pool. */
export function laidAmounts(pools: number, lays: readonly Lay[], intents: readonly Lay[]): readonly Minor[] {
  const amounts = new Array<Minor>(pools).fill(0n);
  for (const { pool, amount } of [...lays, ...intents]) amounts[pool] = (amounts[pool] ?? 0n) + amount;
  return amounts;
}

export function sumOf(lays: readonly Lay[]): Minor {
  return lays.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Adds stakes to what is laid, all or none. */
export function withLays(
  lays: readonly Lay[],
  more: readonly Lay[],
  room: LayRoom,
): readonly Lay[] | LayRefusal {
  const next = [...lays, ...more];
  const perPool = laidAmounts(room.standing.length, next, []);
  if (perPool.some((laid, pool) => laid > 0n && laid + (room.standing[pool] ?? 0n) > room.limits.max))
    return 'overLimit';
  if (room.balance !== null && sumOf(next) > room.balance) return 'noFunds';
  return next;
}

/** What doubling adds: what is laid once more, or, where nothing is laid, what stands. */
export function doubling(lays: readonly Lay[], standing: readonly Minor[]): readonly Lay[] {
  return lays.length > 0 ? lays : stakesOf(standing);
}

/** Amounts on each pool as stakes. */
export function stakesOf(amounts: readonly Minor[]): readonly Lay[] {
  return amounts.map((amount, pool) => ({ pool, amount })).filter(({ amount }) => amount > 0n);
}

/** One bet a pool of what is laid, in the order of the pools. */
export function betsOf(pools: number, lays: readonly Lay[]): readonly Lay[] {
  return stakesOf(laidAmounts(pools, lays, []));
}

/**
 * The bets of a round whose stakes together are `stake`, in the proportions of `bets`; each in whole units of the
 * currency and no less than `min`.
 */
export function scaledBets(bets: readonly Lay[], stake: Minor, min: Minor): readonly Lay[] {
  const base = sumOf(bets);
  if (base === 0n || stake === base) return bets;
  return bets.map(({ pool, amount }) => {
    const scaled = ((amount * stake) / base / 100n) * 100n;
    return { pool, amount: scaled < min ? min : scaled };
  });
}

/**
 * Drops the bets asked for that are decided: their round has passed, or the answer was lost and a snapshot asked for
 * after that has told which bets stand.
 */
export function openIntents(
  intents: readonly PoolIntent[],
  roundId: string | null,
  asked: number | null,
): readonly PoolIntent[] {
  const open = intents.filter((intent) => {
    if (asked !== null && intent.lostAt !== null && asked >= intent.lostAt) return false;
    return roundId === null || compareRounds(intent.roundId, roundId) >= 0;
  });
  return open.length === intents.length ? intents : open;
}

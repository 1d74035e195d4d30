import type { Minor } from '../../../../contract/money.ts';
import { chipFace } from './poolStakes.ts';
import type { HiddenBets, PoolBet, PoolLimits, PoolRound } from './poolState.ts';
import type { PoolViewChip } from './poolView.ts';

/** A round's bets as a grow-only set: merging is idempotent and order-independent. */

type Bets = ReadonlyMap<string, PoolBet>;

export const NO_BETS: Bets = new Map();

/** Maximum number of chips drawn. */
const CHIPS = 96;

/** Adds bets; the same map when nothing is new. */
export function mergeBets(bets: Bets, list: Iterable<PoolBet>): Bets {
  const merged = new Map(bets);
  for (const bet of list) if (!merged.has(bet.betId)) merged.set(bet.betId, bet);
  return merged.size === bets.size ? bets : merged;
}

/** The part of a snapshot's totals that is not covered by listed bets. */
export function hiddenBets(
  bets: Bets,
  snapshot: { betCount: number; totals: readonly Minor[]; serverTime: number },
): HiddenBets {
  const { count, totals } = betTotals(bets.values(), snapshot.totals.length);
  const amounts = snapshot.totals.map((total, pool) => positive(total - (totals[pool] ?? 0n)));
  return { count: Math.max(0, snapshot.betCount - count), amounts, until: snapshot.serverTime };
}

/** The hidden bets minus those of `found` that they included: received late, but placed before the totals were taken. */
export function lessFound(hidden: HiddenBets, found: readonly PoolBet[]): HiddenBets {
  let { count } = hidden;
  const amounts = [...hidden.amounts];
  for (const { at, pool, amount } of found) {
    const left = amounts[pool] ?? 0n;
    if (count === 0 || at > hidden.until || left < amount) continue;
    count--;
    amounts[pool] = left - amount;
  }
  return count === hidden.count ? hidden : { ...hidden, count, amounts };
}

/** Number of bets, and the total stake on each pool. */
export function betTotals(bets: Iterable<PoolBet>, pools: number): { count: number; totals: Minor[] } {
  const totals = new Array<Minor>(pools).fill(0n);
  let count = 0;
  for (const { pool, amount } of bets) {
    count++;
    totals[pool] = (totals[pool] ?? 0n) + amount;
  }
  return { count, totals };
}

type Shown = Pick<PoolRound<unknown>, 'totals' | 'ownStakes' | 'chips'>;

/** All players' and the player's own stakes on each pool, and the chips, for a round's bets. */
export function shownBets(
  { bets, hidden, startTime }: Pick<PoolRound<unknown>, 'bets' | 'hidden' | 'startTime'>,
  limits: PoolLimits | null,
  userId: string | null,
): Shown {
  const pools = hidden.amounts.length;
  const { totals } = betTotals(bets.values(), pools);
  const own = [...bets.values()].filter((bet) => bet.userId === userId);
  return {
    totals: totals.map((total, pool) => total + (hidden.amounts[pool] ?? 0n)),
    ownStakes: betTotals(own, pools).totals,
    chips: chips([...bets.values()], limits, userId, startTime),
  };
}

/**
 * Incremental form of `shownBets` after `found` was added; the other bets are not processed again. A chip displaced by larger
 * ones does not come back, since bets are only ever added.
 * @param before the round without them
 * @param after the round with them
 */
export function withFound(
  before: Pick<PoolRound<unknown>, 'hidden' | keyof Shown>,
  after: Pick<PoolRound<unknown>, 'bets' | 'hidden' | 'startTime'>,
  found: readonly PoolBet[],
  limits: PoolLimits | null,
  userId: string | null,
): Shown {
  const pools = after.hidden.amounts.length;
  const { totals } = betTotals(found, pools);
  const mine = found.filter((bet) => bet.userId === userId);
  const own = betTotals(mine, pools).totals;
  const lain = before.chips.flatMap(({ betId }) => after.bets.get(betId) ?? []);
  const hidden = (pool: number) => (after.hidden.amounts[pool] ?? 0n) - (before.hidden.amounts[pool] ?? 0n);
  return {
    totals: totals.map((total, pool) => (before.totals[pool] ?? 0n) + total + hidden(pool)),
    ownStakes:
      mine.length === 0 ? before.ownStakes : own.map((sum, pool) => (before.ownStakes[pool] ?? 0n) + sum),
    chips: chips([...lain, ...found], limits, userId, after.startTime),
  };
}

/**
 * The chips in the order they were placed; when there are too many, the largest of other players remain. Sorts `bets` in place.
 */
function chips(bets: PoolBet[], limits: PoolLimits | null, userId: string | null, startTime: number) {
  const own = (bet: PoolBet) => (bet.userId === userId ? 1 : 0);
  if (bets.length > CHIPS) {
    bets.sort((a, b) => own(b) - own(a) || compare(b.amount, a.amount) || order(a, b));
    bets.length = CHIPS;
  }
  bets.sort(order);
  return bets.map(
    (bet): PoolViewChip => ({
      betId: bet.betId,
      pool: bet.pool,
      own: bet.userId === userId,
      face: chipFace(bet.amount, limits?.min ?? 1n),
      at: Math.max(0, bet.at - startTime),
    }),
  );
}

function order(a: PoolBet, b: PoolBet): number {
  return a.at - b.at || (a.betId < b.betId ? -1 : 1);
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function positive(amount: Minor): Minor {
  return amount > 0n ? amount : 0n;
}

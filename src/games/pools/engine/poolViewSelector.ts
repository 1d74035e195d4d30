import { seedOf } from '../../engine/rounds.ts';
import type { PoolGame, PoolRound, PoolState } from './poolState.ts';
import { ownOutcome } from './pools.ts';
import type { PoolView, PoolViewPool } from './poolView.ts';

/** What a pool game's picture shows at a moment, but for the game's own result. */

const NOBODY: PoolView['chips'] = [];

/**
 * A function from state and time to a view; it keeps the parts that did not change, so that a frame costs next to nothing.
 * Make one a game and page.
 */
export function poolViewSelector<R>(
  game: PoolGame<R>,
): (state: PoolState<R>, unplaced: readonly bigint[], now: number) => PoolView {
  const nothing = new Array<bigint>(game.pools).fill(0n);
  let pools: readonly PoolViewPool[] = [];
  let poolsOf: { round: PoolRound<R> | null; unplaced: readonly bigint[] } | null = null;
  let own: PoolView['own'] = null;
  let ownOf: { end: unknown; bets: unknown; userId: string | null } | null = null;

  return (state, unplaced, now) => {
    const { round } = state;
    if (poolsOf?.round !== round || poolsOf.unplaced !== unplaced) {
      poolsOf = { round, unplaced };
      pools = nothing.map((_, pool) => ({
        total: round?.totals[pool] ?? 0n,
        own: round?.ownStakes[pool] ?? 0n,
        unplaced: unplaced[pool] ?? 0n,
        rate: rateOf(game, round, pool),
      }));
    }
    if (!round) return { ...LOADING, pools };
    const userId = state.player?.id ?? null;
    if (ownOf?.end !== round.end || ownOf.bets !== round.bets || ownOf.userId !== userId) {
      ownOf = { end: round.end, bets: round.bets, userId };
      own = ownOutcome(game, round, userId);
    }
    const { roundId, startTime, closeTime, endTime, end, chips } = round;
    // An end may come before this clock's closing time: what is drawn then is the moment of the close.
    const betting = now < closeTime && !end;
    return {
      phase: end ? 'result' : betting ? 'betting' : 'closing',
      roundId,
      seed: seedOf(roundId),
      elapsed: Math.max(0, betting ? now - startTime : now - closeTime),
      remaining: Math.max(0, betting ? closeTime - now : endTime - now),
      pools,
      chips,
      clock: now - startTime,
      own,
      voided: end?.voided ?? false,
    };
  };
}

/**
 * A view `ms` later, as long as nothing happens; null where a phase ends meanwhile, or where it is not known since when it
 * lasts: then the state is needed.
 */
export function advancePool<View extends PoolView>(view: View, ms: number): View | null {
  const { phase, elapsed, remaining, clock } = view;
  if (phase === 'loading') return view;
  // The house's clock is measured: a phase may be here before its time.
  if (elapsed === 0 || (phase === 'betting' && ms >= remaining)) return null;
  return { ...view, elapsed: elapsed + ms, remaining: Math.max(0, remaining - ms), clock: clock + ms };
}

const LOADING: PoolView = {
  phase: 'loading',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  pools: [],
  chips: NOBODY,
  clock: 0,
  own: null,
  voided: false,
};

/** What a pool of the round brings back for a stake of 1, in 1/10000. */
function rateOf<R>(game: PoolGame<R>, round: PoolRound<R> | null, pool: number): number | null {
  if (!round?.end) return null;
  return round.end.voided ? 10_000 : Number(game.rate(pool, round.end.result));
}

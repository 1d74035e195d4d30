import { seedOf } from '../../engine/rounds.ts';
import type { PoolGame, PoolRound, PoolState } from './poolState.ts';
import { ownOutcome } from './pools.ts';
import type { PoolView, PoolViewPool } from './poolView.ts';

/** The part of a pool game's view at a moment that does not depend on the game's result type. */

const NOBODY: PoolView['chips'] = [];

/**
 * Returns a function from state and time to a view; unchanged parts keep their identity, so that a frame costs almost nothing.
 * Create one per game and page.
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
    // An end may arrive before this clock's closing time; the moment of the close is drawn then.
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
 * The view `ms` later if no event happens; null where a phase ends meanwhile or where its start is unknown; then the view must
 * be derived from the state.
 */
export function advancePool<View extends PoolView>(view: View, ms: number): View | null {
  const { phase, elapsed, remaining, clock } = view;
  if (phase === 'loading') return view;
  // The server clock is an estimate: a phase may arrive before its time.
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

/** The payout of a pool of the round per stake of 1, in 1/10000. */
function rateOf<R>(game: PoolGame<R>, round: PoolRound<R> | null, pool: number): number | null {
  if (!round?.end) return null;
  return round.end.voided ? 10_000 : Number(game.rate(pool, round.end.result));
}

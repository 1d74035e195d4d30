import { compareRounds } from '../../engine/rounds.ts';
import { hiddenBets, lessFound, mergeBets, NO_BETS, shownBets, withFound } from './poolBets.ts';
import type {
  PoolAhead,
  PoolBet,
  PoolEnd,
  PoolGame,
  PoolOpening,
  PoolPast,
  PoolRound,
  PoolSnapshotRead,
  PoolState,
  PoolTotals,
} from './poolState.ts';

/** Folds events that open, fill and end a round of a pool game. */

const MAX_HISTORY = 10;

export function foldSnapshot<R>(state: PoolState<R>, snapshot: PoolSnapshotRead<R>): PoolState<R> {
  const current = state.round;
  if (current && compareRounds(snapshot.roundId, current.roundId) < 0) return state;
  const known = current?.roundId === snapshot.roundId ? current : null;
  const early = state.ahead?.roundId === snapshot.roundId ? state.ahead : null;
  const received = mergeBets(known?.bets ?? NO_BETS, early?.bets.values() ?? []);
  const bets = mergeBets(mergeBets(received, snapshot.bets), snapshot.mine);
  const { roundId, hash, startTime } = snapshot;
  // A snapshot may be older than the event that extended betting.
  const isOlder = known !== null && !snapshot.end && known.closeTime > snapshot.closeTime;
  const { closeTime, endTime } = isOlder ? known : snapshot;
  const round = {
    ...{ roundId, hash, startTime, closeTime, endTime },
    bets,
    hidden: hiddenBets(bets, snapshot),
    end: known?.end ?? early?.end ?? snapshot.end,
  };
  const ahead = state.ahead && compareRounds(state.ahead.roundId, roundId) > 0 ? state.ahead : null;
  return withShownBets({
    ...state,
    last: known ? state.last : seen(current) ? current : state.last,
    round: { ...round, ...NO_SHOWN },
    ahead,
    history: state.history.length > 0 ? withLast(state, roundId) : trimmed(snapshot.history),
    limits: snapshot.limits,
    needsSnapshot: ahead !== null,
  });
}

export function foldStart<R>(game: PoolGame<R>, state: PoolState<R>, opening: PoolOpening): PoolState<R> {
  const current = state.round;
  const order = current ? compareRounds(opening.roundId, current.roundId) : 1;
  if (order < 0) return state;
  if (current && order === 0) return foldStartAgain(state, current, opening);
  const early = state.ahead?.roundId === opening.roundId ? state.ahead : null;
  const { roundId, hash, startTime, closeTime, endTime } = early?.opening ?? opening;
  const amounts = new Array<bigint>(game.pools).fill(0n);
  const round: PoolRound<R> = {
    ...{ roundId, hash, startTime, closeTime, endTime },
    bets: early?.bets ?? NO_BETS,
    hidden: { count: 0, amounts, until: 0 },
    end: early?.end ?? null,
    ...NO_SHOWN,
  };
  const ahead = state.ahead && compareRounds(state.ahead.roundId, roundId) > 0 ? state.ahead : null;
  return withShownBets({
    ...state,
    last: seen(current) ? current : state.last,
    round,
    ahead,
    history: withLast(state, roundId),
    needsSnapshot: state.needsSnapshot || state.limits === null || (current !== null && !seen(current)),
  });
}

/** A server that was down extends betting: its end only moves later. */
function foldStartAgain<R>(state: PoolState<R>, round: PoolRound<R>, opening: PoolOpening): PoolState<R> {
  if (round.end || opening.closeTime <= round.closeTime) return state;
  const { closeTime, endTime } = opening;
  return { ...state, round: { ...round, closeTime, endTime } };
}

export function foldEnd<R>(state: PoolState<R>, opening: PoolOpening, end: PoolEnd<R>): PoolState<R> {
  const { round } = state;
  const order = round ? compareRounds(opening.roundId, round.roundId) : 1;
  // After a delay, the server sends the round's actual times with its end.
  const { closeTime, endTime } = opening;
  if (round && order === 0)
    return round.end ? state : { ...state, round: { ...round, closeTime, endTime, end } };
  if (order < 0) return foldMissedEnd(state, opening.roundId, end);
  return inAhead(state, opening.roundId, (ahead) => (ahead.end ? ahead : { ...ahead, opening, end }));
}

export function foldBets<R>(state: PoolState<R>, bets: readonly PoolBet[]): PoolState<R> {
  const { round } = state;
  const now = bets.filter((bet) => bet.roundId === round?.roundId);
  let next = state;
  if (round && now.length > 0) {
    const found = newOnes(round.bets, now);
    if (found.length > 0) {
      const started = {
        ...round,
        bets: mergeBets(round.bets, found),
        hidden: lessFound(round.hidden, found),
      };
      const shown = withFound(round, started, found, state.limits, state.player?.id ?? null);
      next = { ...state, round: { ...started, ...shown } };
    }
  }
  for (const bet of bets)
    if (!round || compareRounds(bet.roundId, round.roundId) > 0)
      next = inAhead(next, bet.roundId, (ahead) => ({ ...ahead, bets: mergeBets(ahead.bets, [bet]) }));
  return next;
}

/** The unknown bets of a list, without duplicates. */
function newOnes(known: ReadonlyMap<string, PoolBet>, list: readonly PoolBet[]): readonly PoolBet[] {
  const found = new Map<string, PoolBet>();
  for (const bet of list) if (!known.has(bet.betId) && !found.has(bet.betId)) found.set(bet.betId, bet);
  return [...found.values()];
}

/** Totals of a later round are taken from its start or its snapshot. */
export function foldTotals<R>(state: PoolState<R>, received: PoolTotals): PoolState<R> {
  const { round } = state;
  if (round?.roundId !== received.roundId) return state;
  const totals = round.hidden.amounts.map((_, pool) => received.totals[pool] ?? 0n);
  const hidden = hiddenBets(round.bets, { ...received, totals });
  const { count, amounts } = round.hidden;
  const same = hidden.count === count && hidden.amounts.every((amount, pool) => amount === amounts[pool]);
  return same ? state : withShownBets({ ...state, round: { ...round, hidden } });
}

/** Merges results with round ids; results without an id are replaced. */
export function foldPast<R>(state: PoolState<R>, rounds: readonly PoolPast<R>[]): PoolState<R> {
  const before = rounds.filter(
    ({ roundId }) => roundId !== null && (!state.round || compareRounds(roundId, state.round.roundId) < 0),
  );
  if (before.length === 0) return state;
  const history = state.history.filter(({ roundId }) => roundId !== null);
  const merged = mergeHistory(history, before);
  const same = state.history.length === merged.length && state.history.every((one, i) => one === merged[i]);
  return same ? state : { ...state, history: merged };
}

const NO_SHOWN = { totals: [], ownStakes: [], chips: [] };

/** Recomputes what the view shows of the bets. */
export function withShownBets<R>(state: PoolState<R>): PoolState<R> {
  if (!state.round) return state;
  const shown = shownBets(state.round, state.limits, state.player?.id ?? null);
  return { ...state, round: { ...state.round, ...shown } };
}

/** The end of the previous round, received after the next one's start. */
function foldMissedEnd<R>(state: PoolState<R>, roundId: string, end: PoolEnd<R>): PoolState<R> {
  const history = mergeHistory(
    state.history.filter((one) => one.roundId !== null),
    [{ roundId, result: end.result }],
  );
  const known = state.history.some((one) => one.roundId === roundId);
  return known ? state : { ...state, history };
}

function seen<R>(round: PoolRound<R> | null): boolean {
  return round?.end != null;
}

/** The history including the live round, if it ended before `next` began. */
function withLast<R>({ round, history }: PoolState<R>, next: string): readonly PoolPast<R>[] {
  if (!round?.end || compareRounds(round.roundId, next) >= 0) return history;
  return mergeHistory(history, [{ roundId: round.roundId, result: round.end.result }]);
}

/** Newest first, one entry per round; entries without a round id stay behind later ones. */
function mergeHistory<R>(
  known: readonly PoolPast<R>[],
  more: readonly PoolPast<R>[],
): readonly PoolPast<R>[] {
  const byRound = new Map<string, PoolPast<R>>();
  for (const one of [...known, ...more])
    if (one.roundId !== null && !byRound.has(one.roundId)) byRound.set(one.roundId, one);
  const named = [...byRound.values()].sort((a, b) => compareRounds(b.roundId ?? '', a.roundId ?? ''));
  return trimmed([...named, ...known.filter((one) => one.roundId === null)]);
}

function trimmed<R>(history: readonly PoolPast<R>[]): readonly PoolPast<R>[] {
  return history.slice(0, MAX_HISTORY);
}

/**
 * Stores events of a round whose start was not received (only the latest such round) and requests a snapshot: nobody can bet on
 * a round before it opens, so its start was lost.
 */
function inAhead<R>(
  state: PoolState<R>,
  roundId: string,
  change: (ahead: PoolAhead<R>) => PoolAhead<R>,
): PoolState<R> {
  const known = state.ahead;
  const order = known ? compareRounds(roundId, known.roundId) : 1;
  if (order < 0) return state;
  const before = known && order === 0 ? known : { roundId, bets: NO_BETS, opening: null, end: null };
  const ahead = change(before);
  const same = known === before && ahead.end === before.end && ahead.bets === before.bets;
  return same ? state : { ...state, ahead, needsSnapshot: true };
}

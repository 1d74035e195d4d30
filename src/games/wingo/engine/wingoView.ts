import { WINGO_TIMING, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { compareRounds, seedOf } from '../../engine/rounds.ts';
import type { PoolEnd, PoolRound, PoolState } from '../../pools/engine/poolState.ts';
import { ownOutcome } from '../../pools/engine/pools.ts';
import { WINGO } from './wingo.ts';

/** Everything a picture of one wingo model depends on: created by `wingoView(state, model, now)`, drawn by scenes/wingo. */
export interface WingoView {
  /** loading: no snapshot yet. betting; closed: the last 4 s; waiting: the time is over and the result has not arrived yet. */
  phase: 'loading' | 'betting' | 'closed' | 'waiting';
  model: WingoModel;
  /** The phase of the live round: yyyymmdd and a number. Empty while loading. */
  roundId: string;
  /** Seeds everything that looks random in the picture; derived from model and phase. */
  seed: number;
  /** Ms since the live round opened, and ms until it ends (never below 0). */
  elapsed: number;
  remaining: number;
  /** The newest draw, shown while the next round is already open for bets. Null when none is known. */
  drawn: WingoViewDraw | null;
  /** The player's outcome of the newest draw; null when nothing was staked on it. The object's identity is stable. */
  own: { stake: bigint; payout: bigint } | null;
}

interface WingoViewDraw {
  roundId: string;
  /** Seeds the ball's path out of the drum. */
  seed: number;
  /** 0 to 9. */
  result: number;
  /** Ms since that round ended. */
  since: number;
  /** All stakes were returned, whatever the result. */
  voided: boolean;
}

type Ended = PoolRound<number> & { end: PoolEnd<number> };

/**
 * Returns a function from a model's state and a server time to a view. It caches the player's outcome, so that its identity is
 * stable. Create one per model.
 */
export function wingoViewSelector(model: WingoModel): (state: PoolState<number>, now: number) => WingoView {
  let own: WingoView['own'] = null;
  let ownOf: { bets: unknown; end: unknown; userId: string | null } | null = null;
  return (state, now) => {
    const { round } = state;
    if (!round) return { ...LOADING, model };
    const drawn = newestDraw(state);
    const ended = endedRound(state, drawn?.roundId);
    const userId = state.player?.id ?? null;
    if (ownOf?.bets !== ended?.bets || ownOf?.end !== ended?.end || ownOf?.userId !== userId) {
      ownOf = { bets: ended?.bets, end: ended?.end, userId };
      own = ended ? ownOutcome(WINGO, ended, userId) : null;
    }
    const { roundId, startTime, closeTime, endTime, end } = round;
    return {
      phase: end || now >= endTime ? 'waiting' : now < closeTime ? 'betting' : 'closed',
      model,
      roundId,
      seed: seedOf(`${model}:${roundId}`),
      elapsed: Math.max(0, now - startTime),
      remaining: end ? 0 : Math.max(0, endTime - now),
      drawn: drawn && {
        roundId: drawn.roundId,
        seed: seedOf(`${model}:${drawn.roundId}`),
        result: drawn.result,
        since: Math.max(0, now - (end ? endTime : startTime)),
        voided: ended?.end.voided ?? false,
      },
      own,
    };
  };
}

const SEEN = ['last', 'history', 'player'] as const;
const SEEN_OF_ROUND = ['roundId', 'startTime', 'closeTime', 'endTime', 'end'] as const;

/** Whether two states look the same at a moment: bets on a live round are not in the picture. */
export function looksAlike(one: PoolState<number>, other: PoolState<number>): boolean {
  const [a, b] = [one.round, other.round];
  return (
    SEEN.every((key) => one[key] === other[key]) &&
    SEEN_OF_ROUND.every((key) => a?.[key] === b?.[key]) &&
    (!a?.end || a.bets === b?.bets)
  );
}

/**
 * The view `ms` later if no event happens; null where a phase ends meanwhile or where its start is unknown; then the view must
 * be derived from the state.
 */
export function advanceWingo(view: WingoView, ms: number): WingoView | null {
  const { phase, elapsed, remaining, drawn } = view;
  if (phase === 'loading') return view;
  const lasts =
    phase === 'waiting'
      ? Number.POSITIVE_INFINITY
      : remaining - (phase === 'betting' ? WINGO_TIMING.closed : 0);
  // The server clock is an estimate: a phase may arrive before its time.
  if (elapsed === 0 || drawn?.since === 0 || ms >= lasts) return null;
  return {
    ...view,
    elapsed: elapsed + ms,
    remaining: Math.max(0, remaining - ms),
    drawn: drawn && { ...drawn, since: drawn.since + ms },
  };
}

const LOADING: Omit<WingoView, 'model'> = {
  phase: 'loading',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  drawn: null,
  own: null,
};

/** The newest known result. Rounds follow without a pause: it arrived as the live one began. */
function newestDraw({ round, history }: PoolState<number>): Pick<WingoViewDraw, 'roundId' | 'result'> | null {
  if (round?.end) return { roundId: round.roundId, result: round.end.result };
  const newest = history[0];
  if (!newest || newest.roundId === null) return null;
  return { roundId: newest.roundId, result: newest.result };
}

/** The round whose end this is, with its bets, if it was received. */
function endedRound({ round, last }: PoolState<number>, roundId: string | undefined): Ended | null {
  for (const one of [round, last])
    if (one?.end && roundId !== undefined && compareRounds(one.roundId, roundId) === 0) return one as Ended;
  return null;
}

/** The displayed seconds of a round, and its end; passed from one tick to the next. */
export interface ShownCountdown {
  endTime: number;
  seconds: number;
}

/** A displayed countdown that is off by more than this is restarted, ms. */
const DRIFT_MS = 2_000;

/**
 * The countdown at a server time. Within a round it never counts back up after a clock adjustment, unless it has drifted by
 * more than two seconds. Returns the same object while the same seconds are displayed.
 */
export function countDown(shown: ShownCountdown | null, endTime: number, now: number): ShownCountdown {
  const left = Math.max(0, endTime - now);
  const seconds = Math.ceil(left / 1_000);
  if (shown?.endTime !== endTime) return { endTime, seconds };
  const behind = left - shown.seconds * 1_000;
  if (seconds === shown.seconds || (behind > 0 && behind <= DRIFT_MS)) return shown;
  return { endTime, seconds };
}

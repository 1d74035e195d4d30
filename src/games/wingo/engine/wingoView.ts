import { WINGO_TIMING, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { compareRounds, seedOf } from '../../engine/rounds.ts';
import type { PoolEnd, PoolRound, PoolState } from '../../pools/engine/poolState.ts';
import { ownOutcome } from '../../pools/engine/pools.ts';
import { WINGO } from './wingo.ts';

/** What a picture of wingo needs, of one model: `wingoView(state, model, now)` makes one, scenes/wingo draws it. */
export interface WingoView {
  /** loading: no snapshot yet. betting; closed: the last 4 s; waiting: the time is over and the result not here yet. */
  phase: 'loading' | 'betting' | 'closed' | 'waiting';
  model: WingoModel;
  /** The phase of the round that runs: yyyymmdd and a number. Empty while loading. */
  roundId: string;
  /** Drives everything that looks random in the picture; derived from model and phase. */
  seed: number;
  /** Ms since the running round opened, and ms until it ends (never below 0). */
  elapsed: number;
  remaining: number;
  /** The newest draw: it is shown while the next round already takes bets. Null when none is known. */
  drawn: WingoViewDraw | null;
  /** What the newest draw brought the player; null when nothing was staked on it. Kept the same object. */
  own: { stake: bigint; payout: bigint } | null;
}

interface WingoViewDraw {
  roundId: string;
  /** Drives the ball's way out of the drum. */
  seed: number;
  /** 0 to 9. */
  result: number;
  /** Ms since that round ended. */
  since: number;
  /** Every stake went back, whatever the result. */
  voided: boolean;
}

type Ended = PoolRound<number> & { end: PoolEnd<number> };

/**
 * What the picture of a model shows at a moment: a function from its table's state and a server time to a view. It
 * keeps the player's outcome, so that the same one stays the same object. Make one a model.
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

/** Whether two states look alike at one moment: bets on a round that runs are not in the picture. */
export function looksAlike(one: PoolState<number>, other: PoolState<number>): boolean {
  const [a, b] = [one.round, other.round];
  return (
    SEEN.every((key) => one[key] === other[key]) &&
    SEEN_OF_ROUND.every((key) => a?.[key] === b?.[key]) &&
    (!a?.end || a.bets === b?.bets)
  );
}

/**
 * A view `ms` later, as long as nothing happens; null where a phase ends meanwhile, or where it is not known since when it
 * lasts: then the state is needed.
 */
export function advanceWingo(view: WingoView, ms: number): WingoView | null {
  const { phase, elapsed, remaining, drawn } = view;
  if (phase === 'loading') return view;
  const lasts =
    phase === 'waiting'
      ? Number.POSITIVE_INFINITY
      : remaining - (phase === 'betting' ? WINGO_TIMING.closed : 0);
  // The house's clock is measured: a phase may be here before its time.
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

/** The newest result that is known. Rounds follow each other without a pause: it came as the live one began. */
function newestDraw({ round, history }: PoolState<number>): Pick<WingoViewDraw, 'roundId' | 'result'> | null {
  if (round?.end) return { roundId: round.roundId, result: round.end.result };
  const newest = history[0];
  if (!newest || newest.roundId === null) return null;
  return { roundId: newest.roundId, result: newest.result };
}

/** The round that was seen to that end, with its bets. */
function endedRound({ round, last }: PoolState<number>, roundId: string | undefined): Ended | null {
  for (const one of [round, last])
    if (one?.end && roundId !== undefined && compareRounds(one.roundId, roundId) === 0) return one as Ended;
  return null;
}

/** The seconds that are shown of a round, and when it ends: kept from one tick to the next. */
export interface ShownCountdown {
  endTime: number;
  seconds: number;
}

/** A shown countdown that is off by more than this is begun anew, ms. */
const DRIFT_MS = 2_000;

/**
 * The countdown at a server time. Within a round it never counts back up because the clock was measured anew, unless
 * it has drifted by more than two seconds. The same object while the same seconds are shown.
 */
export function countDown(shown: ShownCountdown | null, endTime: number, now: number): ShownCountdown {
  const left = Math.max(0, endTime - now);
  const seconds = Math.ceil(left / 1_000);
  if (shown?.endTime !== endTime) return { endTime, seconds };
  const behind = left - shown.seconds * 1_000;
  if (seconds === shown.seconds || (behind > 0 && behind <= DRIFT_MS)) return shown;
  return { endTime, seconds };
}

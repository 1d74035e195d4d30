import { CRASH_TIMING } from '../../../../contract/games/crash/timing.ts';
import { RATE_CENT, RATE_ONE } from '../../../../contract/money.ts';
import { seedOf } from '../../engine/rounds.ts';
import { foldBets, foldCashOuts, redrawn } from './crashBets.ts';
import { ownFromReply } from './crashOwn.ts';
import { foldEnd, foldSnapshot, foldStart, foldTotals } from './crashRounds.ts';
import type { CrashEvent, CrashPlayer, CrashState } from './crashState.ts';
import type { CrashView } from './crashView.ts';
import { shownCents, smoothRate } from './crashView.ts';

/**
 * The crash engine: folds the channel's events into a state and derives the view of a moment from it. Messages may be late,
 * lost, duplicated or out of order. Events of an older round are dropped, events of the next one are stored until it starts,
 * and anything that proves a loss requests a snapshot.
 */

export const initial: CrashState = {
  round: null,
  ahead: null,
  history: [],
  limits: null,
  player: null,
  slips: 1,
  ownBets: new Map(),
  needsSnapshot: true,
};

/** The state after an event; the same object when the event contained nothing new. */
export function reduce(state: CrashState, event: CrashEvent): CrashState {
  switch (event.type) {
    case 'snapshot':
      return foldSnapshot(state, event.game, event.requestedAt);
    case 'start':
      return foldStart(state, event);
    case 'end':
      return foldEnd(state, event.end);
    case 'bets':
      return foldBets(state, event);
    case 'cashOuts':
      return foldCashOuts(state, event);
    case 'totals':
      return foldTotals(state, event.totals);
    case 'ownReply':
      return foldReply(state, event);
    case 'signedIn':
      return foldPlayer(state, event.player);
    case 'signedOut':
      return state.player ? redrawn({ ...state, player: null, ownBets: new Map() }) : state;
  }
}

/** The view at `now` (server time, ms). */
export function view(state: CrashState, now: number): CrashView {
  const { round } = state;
  if (!round) return LOADING;
  const { roundId, end, cashOuts } = round;
  const base = { roundId, seed: seedOf(roundId), cashOuts };
  if (end) {
    const cents = Number(end.target / RATE_CENT);
    return {
      ...base,
      phase: 'crashed',
      elapsed: Math.max(0, now - end.endTime),
      remaining: 0,
      flight: end.endTime - end.startTime,
      rate: cents / 100,
      rateCents: cents,
      ownFlying: false,
    };
  }
  const flight = now - round.startTime;
  const up = flight >= 0;
  return {
    ...base,
    phase: up ? 'goUp' : 'preparation',
    elapsed: up ? flight : Math.max(0, now - round.openTime),
    remaining: up ? 0 : -flight,
    flight: up ? flight : 0,
    rate: smoothRate(flight),
    rateCents: shownCents(flight),
    ownFlying: up && isFlying(state, roundId),
  };
}

function isFlying({ ownBets }: CrashState, roundId: string): boolean {
  for (const own of ownBets.values()) if (own.roundId === roundId && own.status === 'placed') return true;
  return false;
}

const LOADING: CrashView = {
  phase: 'loading',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  flight: 0,
  rate: 1,
  rateCents: Number(RATE_ONE / RATE_CENT),
  cashOuts: [],
  ownFlying: false,
};

function foldReply(state: CrashState, event: CrashEvent & { type: 'ownReply' }): CrashState {
  const ownBets = ownFromReply(state.ownBets, event.own, event.receivedAt);
  return ownBets === state.ownBets ? state : { ...state, ownBets };
}

/** The new player's bets are unknown until a snapshot arrives. */
function foldPlayer(state: CrashState, player: CrashPlayer): CrashState {
  const { id, name, avatar } = player;
  const known = state.player;
  if (known?.id === id && known.name === name && known.avatar === avatar) return state;
  if (known?.id === id) return { ...state, player: { id, name, avatar } };
  return redrawn({ ...state, player: { id, name, avatar }, ownBets: new Map(), needsSnapshot: true });
}

/** How late after the crash the next start may be, and how long a flight may last without events, in ms. */
const START_LATE = 3_000;
const FLIGHT_SILENT = 15_000;

/**
 * Whether an event was probably missed although nothing proves it: no new round long after the crash, or a flight without
 * events (its end may be lost).
 * @param now server time, ms
 * @param silent ms since the last event of the game
 */
export function overdue(state: CrashState, now: number, silent: number): boolean {
  const { round } = state;
  if (!round) return false;
  if (round.end) return now > round.end.endTime + CRASH_TIMING.crashed + START_LATE && silent > START_LATE;
  return now > round.startTime && silent > FLIGHT_SILENT;
}

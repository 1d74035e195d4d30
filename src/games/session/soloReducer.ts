import {
  type AutoRun,
  type AutoStop,
  autoResult,
  autoSent,
  autoStep,
  resumeAuto,
  startAuto,
  stopAuto,
} from '../engine/autoRun.ts';
import { compareRounds } from '../engine/rounds.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { SessionPlayer } from './roundAdapter.ts';
import type { Moment } from './roundReducer.ts';
import type { SoloAdapter, SoloState } from './soloAdapter.ts';
import type { SoloEvent, SoloStep } from './soloEvents.ts';
import { withAwaited, withFoundRun } from './soloFound.ts';
import { LATEST, newerSeeds, synced, withFeed, withoutRequest, withRound } from './soloSync.ts';

/** How long a win stays on display before the game is ready again (spec.md, section 9); shorter with quick results. */
export const WIN_RESTS_MS = 2_500;
const QUICK_WIN_RESTS_MS = 300;

export function initialSolo<K extends SoloKind>(): SoloState<K> {
  return {
    open: false,
    connection: 'loading',
    player: null,
    round: null,
    latest: [],
    request: null,
    lostAt: null,
    requestedAt: null,
    cameAt: null,
    brought: false,
    fast: false,
    showing: false,
    restsUntil: null,
    started: null,
    starts: 0,
    made: 0,
    auto: null,
    awaited: null,
    feed: [],
    limits: null,
    seeds: null,
  };
}

/**
 * Whether the game accepts a request: not while one is pending, a step is being shown or a win is on display (spec.md, section
 * 9).
 */
export function phaseOf({
  request,
  showing,
  restsUntil,
}: Pick<SoloState<SoloKind>, 'request' | 'showing' | 'restsUntil'>): 'ready' | 'processing' {
  return request || showing || restsUntil !== null ? 'processing' : 'ready';
}

/** The state after an event (the same object when it contained nothing new), and the resulting effects. */
export function reduceSolo<K extends SoloKind>(
  adapter: SoloAdapter<K>,
  before: SoloState<K>,
  event: SoloEvent<K>,
  moment: Moment,
): SoloStep<K> {
  const step: SoloStep<K> = { state: fold(adapter, before, event, moment.now), effects: [] };
  if (!step.state.open) return step;
  show(adapter, step, before, moment.now);
  playAuto(adapter, step, moment);
  return step;
}

function fold<K extends SoloKind>(
  adapter: SoloAdapter<K>,
  state: SoloState<K>,
  event: SoloEvent<K>,
  now: number,
): SoloState<K> {
  switch (event.type) {
    case 'opened':
      return { ...state, open: true };
    case 'closed':
      return { ...stopped(state, 'player'), open: false, connection: 'loading' };
    case 'signedIn':
      return state.player?.id === event.player.id ? state : nobody(state, event.player);
    case 'signedOut':
      return nobody(state, null);
    case 'snapshot': {
      const lost = state.lostAt !== null && event.requestedAt >= state.lostAt;
      const { limits, seeds, feed } = event.snapshot;
      const next = withFeed({ ...state, limits, seeds: newerSeeds(state.seeds, seeds) }, feed);
      const known = withAwaited(synced(next, event.snapshot, lost, now), event.snapshot);
      return event.fresh && known.connection !== 'ready' ? { ...known, connection: 'ready' } : known;
    }
    case 'disconnected':
      return state.connection === 'ready' ? { ...state, connection: 'lost' } : state;
    case 'received':
      return withRound(state, event.round, now);
    case 'ended':
      return withFeed(state, event.bets);
    case 'seeded':
      return { ...state, seeds: newerSeeds(state.seeds, event.seeds) };
    case 'sent': {
      const { request } = event;
      const starts = state.starts + (request.type === 'start' ? 1 : 0);
      const made = state.made + (request.type === 'cashOut' ? 0 : 1);
      const started = request.type === 'start' ? null : state.started;
      return {
        ...state,
        request,
        started,
        lostAt: null,
        starts,
        made,
        requestedAt: now,
        cameAt: null,
        brought: false,
      };
    }
    case 'answered': {
      if (state.request?.key !== event.key) return withRound(state, event.round, now);
      const begun = state.request.type === 'start' ? { started: event.round.roundId } : {};
      return withRound({ ...state, ...begun, request: null, lostAt: null }, event.round, now);
    }
    case 'refused':
      return state.request?.key === event.key ? stopped(withoutRequest(state, now), event.ends) : state;
    case 'unanswered':
      return state.request?.key === event.key ? { ...state, lostAt: event.at } : state;
    case 'autoStarted':
      return { ...state, auto: startAuto(event.settings), made: 0 };
    case 'autoFound':
      return withFoundRun(state, event.run);
    case 'autoResumed':
      return state.auto ? { ...state, auto: resumeAuto(state.auto) } : state;
    case 'autoStopped':
      return stopped(state, event.reason);
    case 'paced':
      return state.fast === event.fast ? state : { ...state, fast: event.fast };
    case 'hurried':
      return hurried(adapter, state, now);
    case 'woken':
      return state;
  }
}

/** Marks the current animation as finished, and ends the display of a win. */
function hurried<K extends SoloKind>(
  adapter: SoloAdapter<K>,
  state: SoloState<K>,
  now: number,
): SoloState<K> {
  const shownAt = shownAtOf(adapter, state);
  if (shownAt === null) return state.restsUntil === null ? state : { ...state, restsUntil: now };
  const early = Math.max(0, shownAt - now);
  return { ...state, requestedAt: (state.requestedAt ?? now) - early, cameAt: (state.cameAt ?? now) - early };
}

/** When the picture will have shown the round's newest step; null: it already has. */
function shownAtOf<K extends SoloKind>(adapter: SoloAdapter<K>, state: SoloState<K>): number | null {
  const { round, showing, requestedAt, cameAt } = state;
  if (!showing || !round || requestedAt === null || cameAt === null) return null;
  return adapter.shownAt({ ...state, round, requestedAt, cameAt });
}

/** Clears the player's data on a change of player, and ends the auto-bet run. */
function nobody<K extends SoloKind>(state: SoloState<K>, player: SessionPlayer | null): SoloState<K> {
  const { open, connection, starts, auto, fast, feed, limits } = stopped(state, 'signedOut');
  return {
    ...initialSolo<K>(),
    open,
    fast,
    feed,
    limits,
    connection: connection === 'ready' ? 'lost' : connection,
    starts,
    auto,
    player,
  };
}

function stopped<K extends SoloKind>(state: SoloState<K>, reason: AutoStop): SoloState<K> {
  const auto = state.auto && stopAuto(state.auto, reason);
  return auto === state.auto ? state : { ...state, auto };
}

/** Lists results once the picture has shown them, and makes the game ready again: at once, or after a win's display time. */
function show<K extends SoloKind>(
  adapter: SoloAdapter<K>,
  step: SoloStep<K>,
  before: SoloState<K>,
  now: number,
): void {
  const cut = before.showing && before.round?.over && before.round;
  if (cut && cut.roundId !== step.state.round?.roundId) list(step, cut);
  const shownAt = shownAtOf(adapter, step.state);
  if (shownAt !== null && shownAt > now) step.effects.push({ type: 'wake', at: shownAt });
  else if (shownAt !== null) {
    const { round, fast } = step.state;
    step.state = { ...step.state, showing: false };
    if (round?.over) list(step, round);
    if (round?.over && round.win > round.stake)
      step.state = { ...step.state, restsUntil: shownAt + (fast ? QUICK_WIN_RESTS_MS : WIN_RESTS_MS) };
  }
  const { restsUntil } = step.state;
  if (restsUntil !== null && restsUntil <= now) step.state = { ...step.state, restsUntil: null };
  else if (restsUntil !== null) step.effects.push({ type: 'wake', at: restsUntil });
}

/** A result was shown, or its animation was cut short by a later round: it is listed and counts for the run. */
function list<K extends SoloKind>(step: SoloStep<K>, round: K['round']): void {
  const { state } = step;
  const others = state.latest.filter((one) => one.roundId !== round.roundId);
  const latest = [round, ...others].sort((a, b) => compareRounds(b.roundId, a.roundId)).slice(0, LATEST);
  const counts = state.auto && round.roundId === state.started;
  const auto = counts ? autoResult(state.auto as Run<K>, String(state.starts), round.win) : state.auto;
  step.state = { ...state, latest, auto };
  step.effects.push({ type: 'shown', roundId: round.roundId });
}

type Run<K extends SoloKind> = AutoRun<K['settings']>;

/** Lets an auto-bet run make its next start, or continue in its open round. */
function playAuto<K extends SoloKind>(adapter: SoloAdapter<K>, step: SoloStep<K>, { balance }: Moment): void {
  const { state } = step;
  const { auto, round, connection, starts } = state;
  if (
    !auto ||
    auto.stopped ||
    state.awaited ||
    !state.player ||
    connection !== 'ready' ||
    phaseOf(state) !== 'ready'
  )
    return;
  if (round && !round.over) {
    if (auto.open === null || round.roundId !== state.started) return;
    const next = adapter.autoMove(round, auto.settings, state.made);
    const { roundId, step: at } = round;
    const request =
      next === 'cashOut'
        ? { type: next, roundId }
        : { type: 'move' as const, roundId, step: at, move: next.move };
    step.effects.push({ type: 'play', request });
    return;
  }
  const roundId = String(starts + 1);
  const facts = { roundId, open: true, remaining: Number.POSITIVE_INFINITY, synced: true, taken: false };
  const next = autoStep(auto, { ...facts, balance, limits: state.limits });
  if (!next) return;
  if ('stop' in next) {
    step.state = stopped(state, next.stop);
    return;
  }
  step.state = { ...state, auto: autoSent(auto, roundId) };
  const choice = adapter.autoChoice(auto.settings, state.made);
  step.effects.push({ type: 'play', request: { type: 'start', stake: next.bet, choice } });
}

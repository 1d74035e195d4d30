import type { Minor } from '../../../contract/money.ts';
import {
  type AutoRun,
  type AutoStop,
  autoResult,
  autoSent,
  autoStep,
  autoVoid,
  resumeAuto,
  startAuto,
  stopAuto,
} from '../engine/autoRun.ts';
import { lostPending, openPending, pendingOn, placeOf, withoutPending } from '../engine/pending.ts';
import type {
  PlayerEvent,
  RoundAdapter,
  RoundKind,
  SessionConnection,
  SessionState,
} from './roundAdapter.ts';

/** The events of a session. */
export type SessionEvent<K extends RoundKind> =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'received'; event: K['event'] | PlayerEvent }
  /** `fresh`: received over the current connection. */
  | { type: 'snapshot'; events: readonly K['event'][]; requestedAt: number; fresh: boolean }
  | { type: 'disconnected' }
  | { type: 'slip'; slip: K['slip'] }
  | { type: 'sent'; bets: readonly K['bet'][]; slip: K['slip'] }
  | { type: 'answered'; key: string; event: K['event'] }
  | { type: 'refused'; bet: K['bet']; code: number }
  | { type: 'unanswered'; key: string; at: number }
  /** The history's result for a round or a place; null: not settled, or no reply. */
  | { type: 'lookedUp'; place: string; decision: K['decision'] | null }
  | { type: 'autoStarted'; settings: K['settings'] }
  | { type: 'autoStopped'; reason: AutoStop }
  /** A run that was active before the page was reloaded. */
  | { type: 'autoFound'; run: AutoRun<K['settings']> }
  | { type: 'autoResumed' }
  /** A requested wake-up time was reached. */
  | { type: 'woken' };

/** Side effects that the session runs after the state change. */
export type SessionEffect<K extends RoundKind> =
  | { type: 'refreshSoon' }
  | { type: 'wake'; at: number }
  | { type: 'lookUp'; place: string }
  /** The picture has shown a round's result, or it was announced as text. */
  | { type: 'shown'; roundId: string }
  | { type: 'autoBet'; roundId: string; stake: Minor }
  | { type: 'keep'; slip: K['slip'] };

export interface Step<K extends RoundKind> {
  state: SessionState<K>;
  effects: SessionEffect<K>[];
}

/** The environment at the moment of an event. `now`: server time, ms. */
export interface Moment {
  now: number;
  balance: Minor | null;
}

/** Number of announced decisions remembered. */
const MAX_ANNOUNCED = 50;

export function initialSession<K extends RoundKind>({ initial }: RoundAdapter<K>): SessionState<K> {
  return {
    open: false,
    ...initial,
    connection: 'loading',
    pending: [],
    auto: null,
    shown: null,
    decision: null,
    followed: new Map(),
    announced: [],
  };
}

/** The state after an event (the same object when it contained nothing new), and the resulting effects. */
export function reduceSession<K extends RoundKind>(
  adapter: RoundAdapter<K>,
  before: SessionState<K>,
  event: SessionEvent<K>,
  moment: Moment,
): Step<K> {
  const step: Step<K> = { state: fold(adapter, before, event), effects: [] };
  if (!step.state.open) return step;
  show(adapter, step, moment);
  follow(adapter, step);
  if (event.type === 'lookedUp' && event.decision) decide(adapter, step, event.decision);
  // A look-up that found nothing is repeated at the next event, not at once.
  decideAll(adapter, step, event.type === 'lookedUp' && !event.decision);
  playAuto(adapter, step, moment);
  if (step.state !== before && step.state.game.needsSnapshot) step.effects.push({ type: 'refreshSoon' });
  return step;
}

function fold<K extends RoundKind>(
  adapter: RoundAdapter<K>,
  state: SessionState<K>,
  event: SessionEvent<K>,
): SessionState<K> {
  switch (event.type) {
    case 'opened':
      return { ...state, open: true };
    case 'closed': {
      const slip = adapter.emptied(state.slip);
      const left = { open: false, connection: 'loading' as const, decision: null, followed: new Map() };
      return { ...stopped(state, 'player'), ...left, slip };
    }
    case 'received': {
      const next = folded(adapter, state, [event.event], null);
      return event.event.type === 'signedOut' ? { ...next, slip: adapter.emptied(next.slip) } : next;
    }
    case 'snapshot': {
      const updated = folded(adapter, state, event.events, event.requestedAt);
      return event.fresh ? connected(updated, 'ready') : updated;
    }
    case 'disconnected':
      return state.connection === 'ready' ? connected(state, 'lost') : state;
    case 'slip':
      return { ...state, slip: event.slip };
    case 'sent':
      return { ...state, slip: event.slip, pending: [...state.pending, ...event.bets] };
    case 'answered': {
      const next = folded(adapter, state, [event.event], null);
      return { ...next, pending: withoutPending(next.pending, event.key) };
    }
    case 'refused': {
      const { bet, code } = event;
      const pending = withoutPending(state.pending, bet.key);
      return { ...state, pending, slip: adapter.refused(state.slip, bet, code) };
    }
    case 'unanswered':
      return { ...state, pending: lostPending(state.pending, event.key, event.at) };
    case 'lookedUp':
      if (!state.followed.has(event.place)) return state;
      return { ...state, followed: new Map(state.followed).set(event.place, 'waiting') };
    case 'autoStarted':
      return { ...state, auto: startAuto(event.settings) };
    case 'autoStopped':
      return stopped(state, event.reason);
    case 'autoFound':
      return found(state, event.run);
    case 'autoResumed':
      return ran(state, resumeAuto);
    case 'woken':
      return state;
  }
}

/** Lets the engine fold events, and drops the requests that they resolved. */
function folded<K extends RoundKind>(
  adapter: RoundAdapter<K>,
  state: SessionState<K>,
  events: readonly (K['event'] | PlayerEvent)[],
  requestedAt: number | null,
): SessionState<K> {
  const game = events.reduce((known, event) => adapter.fold(known, event), state.game);
  const live = game.round?.roundId ?? null;
  const pending =
    state.pending.length === 0
      ? state.pending
      : openPending(state.pending, live, requestedAt, (bet) => adapter.answered(bet, game));
  return game === state.game && pending === state.pending ? state : { ...state, game, pending };
}

function connected<K extends RoundKind>(
  state: SessionState<K>,
  connection: SessionConnection,
): SessionState<K> {
  return state.connection === connection ? state : { ...state, connection };
}

/** The run is stopped until its player resumes it. Its open bet is followed like any other. */
function found<K extends RoundKind>(state: SessionState<K>, run: AutoRun<K['settings']>): SessionState<K> {
  const { lastRound, open } = run;
  const followed =
    lastRound === null || open === null
      ? state.followed
      : new Map(state.followed).set(lastRound, 'waiting' as const);
  return { ...state, auto: stopAuto({ ...run, stopped: null }, 'interrupted'), followed };
}

function stopped<K extends RoundKind>(state: SessionState<K>, reason: AutoStop): SessionState<K> {
  return ran(state, (run) => stopAuto(run, reason));
}

function ran<K extends RoundKind>(
  state: SessionState<K>,
  change: (run: AutoRun<K['settings']>) => AutoRun<K['settings']>,
): SessionState<K> {
  if (!state.auto) return state;
  const auto = change(state.auto);
  return auto === state.auto ? state : { ...state, auto };
}

/** Marks rounds as shown whose result the picture has shown by now. */
function show<K extends RoundKind>(adapter: RoundAdapter<K>, step: Step<K>, { now }: Moment): void {
  for (let next = adapter.showing(step.state); next; next = adapter.showing(step.state)) {
    if (next.at > now) {
      step.effects.push({ type: 'wake', at: next.at });
      return;
    }
    const { slip, game } = step.state;
    const after = adapter.afterShown(slip, game, next.roundId);
    step.effects.push({ type: 'shown', roundId: next.roundId });
    if (after !== slip) step.effects.push({ type: 'keep', slip: after });
    step.state = { ...step.state, shown: next.roundId, slip: after };
  }
}

/** Follows every placed or requested bet of the player until its result is known. */
function follow<K extends RoundKind>(adapter: RoundAdapter<K>, step: Step<K>): void {
  const { state } = step;
  if (!state.game.player) {
    if (state.followed.size > 0) step.state = { ...state, followed: new Map() };
    return;
  }
  const found = adapter
    .openBets(state)
    .filter((one) => !state.followed.has(placeOf(one)) && !state.announced.includes(one.key));
  if (found.length === 0) return;
  const followed = new Map(state.followed);
  for (const one of found) followed.set(placeOf(one), 'waiting');
  step.state = { ...state, followed };
}

/** Announces each result once. A round that ended while the connection was lost is looked up in the player's history. */
function decideAll<K extends RoundKind>(
  adapter: RoundAdapter<K>,
  step: Step<K>,
  foundNothing: boolean,
): void {
  for (const [place, how] of step.state.followed) {
    const { game, pending, connection } = step.state;
    if (!game.round || pendingOn(pending, place)) continue;
    const decision = adapter.decide(step.state, place);
    if (decision === 'waiting') continue;
    if (decision !== 'unseen') decide(adapter, step, decision);
    else if (how === 'waiting' && connection === 'ready' && !foundNothing) {
      step.state = { ...step.state, followed: new Map(step.state.followed).set(place, 'lookingUp') };
      step.effects.push({ type: 'lookUp', place });
    }
  }
}

function decide<K extends RoundKind>(adapter: RoundAdapter<K>, step: Step<K>, decision: K['decision']): void {
  const { state } = step;
  const { roundId } = decision;
  const place = placeOf(decision);
  if (!state.followed.has(place)) return;
  const followed = new Map(state.followed);
  followed.delete(place);
  const key = adapter.keyOf(decision);
  if (key !== null && state.announced.includes(key)) {
    step.state = { ...state, followed };
    return;
  }
  const result = adapter.resultOf(decision);
  const after = ran(state, (run) => {
    // A run bets on the round's only place, or on the first.
    if (place !== roundId) return run;
    if (!result) return autoVoid(run, roundId);
    // A run's stake may differ by rounding from the sum of its bets: only the profit counts.
    return autoResult(run, roundId, (run.open ?? 0n) + result.win - result.stake);
  });
  const announced = key === null ? state.announced : [key, ...state.announced].slice(0, MAX_ANNOUNCED);
  step.state = { ...after, followed, announced, decision };
  step.effects.push({ type: 'shown', roundId });
}

/** Checks whether the auto-bet run has to bet or to end now. */
function playAuto<K extends RoundKind>(
  adapter: RoundAdapter<K>,
  step: Step<K>,
  { now, balance }: Moment,
): void {
  const { state } = step;
  const { auto, game, connection } = state;
  if (!auto || auto.stopped) return;
  if (!game.player) {
    step.state = stopped(state, 'signedOut');
    return;
  }
  const facts = adapter.autoFacts(state, auto.settings, now);
  if (!facts) return;
  const synced = connection === 'ready' && !game.needsSnapshot;
  const next = autoStep(auto, { ...facts, synced, balance });
  if (!next) return;
  if ('stop' in next) {
    step.state = stopped(state, next.stop);
    return;
  }
  step.state = { ...state, auto: autoSent(auto, facts.roundId) };
  step.effects.push({ type: 'autoBet', roundId: facts.roundId, stake: next.bet });
}

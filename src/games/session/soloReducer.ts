import type { SoloBet, SoloSeeds } from '../../../contract/games/solo/channel.ts';
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
import { compareRounds } from '../engine/rounds.ts';
import type { SoloKind, SoloRequest, SoloRound } from '../engine/soloPlay.ts';
import type { SessionPlayer } from './roundAdapter.ts';
import type { Moment } from './roundReducer.ts';
import type { SoloAdapter, SoloSnapshot, SoloState } from './soloAdapter.ts';
import { type SoloRun, withAwaited, withFoundRun } from './soloFound.ts';

/** What happens to a session of a solo game. */
export type SoloEvent<K extends SoloKind> =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'signedIn'; player: SessionPlayer }
  | { type: 'signedOut' }
  /** `fresh`: over the connection that stands now. */
  | { type: 'snapshot'; snapshot: SoloSnapshot<K>; requestedAt: number; fresh: boolean }
  | { type: 'disconnected' }
  | { type: 'told'; round: K['round'] }
  /** Rounds of everybody that ended. */
  | { type: 'ended'; bets: readonly SoloBet[] }
  /** The player has another pair of seeds. */
  | { type: 'seeded'; seeds: SoloSeeds }
  | { type: 'sent'; request: SoloRequest<K> }
  | { type: 'answered'; key: string; round: K['round'] }
  /** `ends`: why a run of auto-bets ends by it. */
  | { type: 'refused'; key: string; ends: AutoStop }
  | { type: 'unanswered'; key: string; at: number }
  | { type: 'autoStarted'; settings: K['settings'] }
  | { type: 'autoStopped'; reason: AutoStop }
  /** A run that was under way when the page was loaded again. */
  | { type: 'autoFound'; run: SoloRun<K['settings']> }
  | { type: 'autoResumed' }
  /** How quick results are wanted. */
  | { type: 'paced'; fast: boolean }
  /** The player wants to see the end of what is being shown. */
  | { type: 'hurried' }
  /** A time came that the session had asked to be woken at. */
  | { type: 'woken' };

/** What the session does once the new state stands. */
export type SoloEffect<K extends SoloKind> =
  | { type: 'wake'; at: number }
  /** The picture has shown a round's result. */
  | { type: 'shown'; roundId: string }
  /** A run of auto-bets asks for its next start, move or cash-out. */
  | { type: 'play'; request: Unkeyed<SoloRequest<K>> };

/** A request before it has its key. */
export type Unkeyed<Request> = Request extends { key: string } ? Omit<Request, 'key'> : never;

export interface SoloStep<K extends SoloKind> {
  state: SoloState<K>;
  effects: SoloEffect<K>[];
}

/** spec.md, section 3: lists of the newest rounds hold ten. */
const LATEST = 10;
/** A win rests so long before the game is ready again (spec.md, section 9); not so long where quick results are wanted. */
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
    askedAt: null,
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

/** Whether the game takes a request: not while one is under way, a step is shown or a win rests (spec.md, section 9). */
export function phaseOf({
  request,
  showing,
  restsUntil,
}: Pick<SoloState<SoloKind>, 'request' | 'showing' | 'restsUntil'>): 'ready' | 'processing' {
  return request || showing || restsUntil !== null ? 'processing' : 'ready';
}

/** The state after an event, the very same when it told nothing new, and what is to be done about it. */
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
      const told = withFeed({ ...state, limits, seeds: newerSeeds(state.seeds, seeds) }, feed);
      const known = withAwaited(synced(told, event.snapshot, lost, now), event.snapshot);
      return event.fresh && known.connection !== 'ready' ? { ...known, connection: 'ready' } : known;
    }
    case 'disconnected':
      return state.connection === 'ready' ? { ...state, connection: 'lost' } : state;
    case 'told':
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
        askedAt: now,
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

/** What is being shown has been shown, whatever comes after it; a win that rests has rested. */
function hurried<K extends SoloKind>(
  adapter: SoloAdapter<K>,
  state: SoloState<K>,
  now: number,
): SoloState<K> {
  const shownAt = shownAtOf(adapter, state);
  if (shownAt === null) return state.restsUntil === null ? state : { ...state, restsUntil: now };
  const early = Math.max(0, shownAt - now);
  return { ...state, askedAt: (state.askedAt ?? now) - early, cameAt: (state.cameAt ?? now) - early };
}

/** When the picture has come to the round's newest step; null: it has. */
function shownAtOf<K extends SoloKind>(adapter: SoloAdapter<K>, state: SoloState<K>): number | null {
  const { round, showing, askedAt, cameAt } = state;
  if (!showing || !round || askedAt === null || cameAt === null) return null;
  return adapter.shownAt({ ...state, round, askedAt, cameAt });
}

/** Nothing of one player's is kept for another, and a run of auto-bets ends with its player. */
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

/** What was asked for is not to be: the picture goes back to what is. */
function withoutRequest<K extends SoloKind>(state: SoloState<K>, now: number): SoloState<K> {
  return { ...state, request: null, lostAt: null, cameAt: state.cameAt ?? now };
}

function stopped<K extends SoloKind>(state: SoloState<K>, reason: AutoStop): SoloState<K> {
  const auto = state.auto && stopAuto(state.auto, reason);
  return auto === state.auto ? state : { ...state, auto };
}

function isNewer(round: SoloRound, known: SoloRound | null | undefined): boolean {
  if (!known) return true;
  const order = compareRounds(round.roundId, known.roundId);
  return order > 0 || (order === 0 && round.step > known.step);
}

/** The state with a round as the house has it now; the very same when a newer picture of it, or of a later one, is known. */
function withRound<K extends SoloKind>(state: SoloState<K>, round: K['round'], now: number): SoloState<K> {
  const listed = state.latest.some(({ roundId }) => roundId === round.roundId);
  if (listed || !isNewer(round, state.round ?? state.latest[0])) return state;
  const asked = state.askedAt !== null && state.cameAt === null;
  const askedAt = asked ? state.askedAt : now;
  const seeds = spent(state.seeds, round);
  return { ...state, round, seeds, askedAt, cameAt: now, brought: true, showing: true, restsUntil: null };
}

/** The live pair after a round of it: the next one has the next nonce. */
function spent(seeds: SoloSeeds | null, { fair }: SoloRound): SoloSeeds | null {
  if (!seeds || fair.pairId !== seeds.pairId || fair.nonce < seeds.nonce) return seeds;
  return { ...seeds, nonce: fair.nonce + 1 };
}

/** Of two pairs the one that is newer, of one and the same the one that had more rounds: a snapshot may be overtaken. */
function newerSeeds(known: SoloSeeds | null, told: SoloSeeds | null): SoloSeeds | null {
  if (!known || !told) return told;
  const order = compareRounds(told.pairId, known.pairId) || told.nonce - known.nonce;
  return order < 0 ? known : told;
}

/** Rounds of everybody, the newest first, each once. */
function withFeed<K extends SoloKind>(state: SoloState<K>, bets: readonly SoloBet[]): SoloState<K> {
  const all = new Map([...state.feed, ...bets].map((bet) => [bet.roundId, bet]));
  const feed = [...all.values()]
    .sort((a, b) => b.at - a.at || compareRounds(b.roundId, a.roundId))
    .slice(0, LATEST);
  return { ...state, feed };
}

/** The state with a round that is only found: it is not played again. */
function withFound<K extends SoloKind>(state: SoloState<K>, round: K['round']): SoloState<K> {
  const known = withRound(state, round, 0);
  return known === state ? state : { ...known, askedAt: null, cameAt: null, brought: false, showing: false };
}

/**
 * The state by what the house knows. A round that ended unseen, in another tab or while the connection was lost, comes to
 * its result here; so does the round of a start whose answer was lost, if the house took it.
 */
function synced<K extends SoloKind>(
  state: SoloState<K>,
  { round, latest }: SoloSnapshot<K>,
  lost: boolean,
  now: number,
): SoloState<K> {
  const [newest] = latest;
  const open = state.round && !state.round.over ? state.round.roundId : null;
  const unseen = open === null ? undefined : latest.find((one) => one.roundId === open);
  const begun = lost && state.request?.type === 'start' ? (round ?? newest) : undefined;
  const came = round ?? unseen ?? begun;
  let next = state;
  if (came && (state.round || state.request || unseen)) next = withRound(state, came, now);
  else if (came) next = withFound(state, came);
  else if (open !== null && newest && compareRounds(newest.roundId, open) > 0)
    next = { ...next, round: null };
  if (lost) next = withoutRequest(next, now);
  if (begun && next.round === begun) next = { ...next, started: begun.roundId };
  else if (begun && next.auto?.lastRound) next = { ...next, auto: autoVoid(next.auto, next.auto.lastRound) };
  const hidden = next.showing && next.round?.over ? next.round.roundId : null;
  return { ...next, latest: latest.filter((one) => one.roundId !== hidden).slice(0, LATEST) };
}

/** Lists results once the picture has shown them, and makes the game ready again: at once, after a win when it has rested. */
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

/** A result was shown, or its picture was cut short by a later round: it stands in the list and counts for the run. */
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

/** Lets a run of auto-bets make its next start, or go on in the round it began. */
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

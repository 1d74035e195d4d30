import type { SoloBet, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import { autoVoid } from '../engine/autoRun.ts';
import { compareRounds } from '../engine/rounds.ts';
import type { SoloKind, SoloRound } from '../engine/soloPlay.ts';
import type { SoloSnapshot, SoloState } from './soloAdapter.ts';

/** Length of the lists of newest rounds (spec.md, section 3). */
export const LATEST = 10;

/** Drops the pending request: the picture returns to the current state. */
export function withoutRequest<K extends SoloKind>(state: SoloState<K>, now: number): SoloState<K> {
  return { ...state, request: null, lostAt: null, cameAt: state.cameAt ?? now };
}

function isNewer(round: SoloRound, known: SoloRound | null | undefined): boolean {
  if (!known) return true;
  const order = compareRounds(round.roundId, known.roundId);
  return order > 0 || (order === 0 && round.step > known.step);
}

/** Merges a round from the server; returns the same object when a newer state of it, or a later round, is known. */
export function withRound<K extends SoloKind>(
  state: SoloState<K>,
  round: K['round'],
  now: number,
): SoloState<K> {
  const listed = state.latest.some(({ roundId }) => roundId === round.roundId);
  if (listed || !isNewer(round, state.round ?? state.latest[0])) return state;
  const requested = state.requestedAt !== null && state.cameAt === null;
  const requestedAt = requested ? state.requestedAt : now;
  const seeds = spent(state.seeds, round);
  return { ...state, round, seeds, requestedAt, cameAt: now, brought: true, showing: true, restsUntil: null };
}

/** The active pair after one of its rounds: the nonce increases by one. */
function spent(seeds: SoloSeeds | null, { fair }: SoloRound): SoloSeeds | null {
  if (!seeds || fair.pairId !== seeds.pairId || fair.nonce < seeds.nonce) return seeds;
  return { ...seeds, nonce: fair.nonce + 1 };
}

/** The newer of two pairs, or of the same pair the state with more rounds: a snapshot may be outdated. */
export function newerSeeds(known: SoloSeeds | null, received: SoloSeeds | null): SoloSeeds | null {
  if (!known || !received) return received;
  const order = compareRounds(received.pairId, known.pairId) || received.nonce - known.nonce;
  return order < 0 ? known : received;
}

/** Rounds of all players, newest first, without duplicates. */
export function withFeed<K extends SoloKind>(state: SoloState<K>, bets: readonly SoloBet[]): SoloState<K> {
  const all = new Map([...state.feed, ...bets].map((bet) => [bet.roundId, bet]));
  const feed = [...all.values()]
    .sort((a, b) => b.at - a.at || compareRounds(b.roundId, a.roundId))
    .slice(0, LATEST);
  return { ...state, feed };
}

/** The state with a restored round; it is not animated. */
function withFound<K extends SoloKind>(state: SoloState<K>, round: K['round']): SoloState<K> {
  const known = withRound(state, round, 0);
  return known === state
    ? state
    : { ...known, requestedAt: null, cameAt: null, brought: false, showing: false };
}

/**
 * Merges a snapshot. A round that ended unnoticed (in another tab, or while the connection was lost) gets its result here; so
 * does the round of a start whose reply was lost, if the server accepted it.
 */
export function synced<K extends SoloKind>(
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

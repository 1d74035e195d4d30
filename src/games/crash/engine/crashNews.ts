import { compareRounds } from '../../engine/roundOrder.ts';
import { ownFromBets, ownFromEscapes } from './crashOwn.ts';
import type { CrashAhead, CrashEvent, CrashRound, CrashState, CrashTable } from './crashState.ts';
import { drawnEscapes, EMPTY_TABLE, mergeBets, mergeEscapes } from './crashTable.ts';

/** Folds the batches of bets and cash-outs, which may belong to the live round or to one not started yet. */

export function foldBets(state: CrashState, event: CrashEvent & { type: 'betInfo' }): CrashState {
  let next = state;
  for (const [roundId, group] of groupedByRound(event.bets)) {
    const bets = group.map((one) => one.bet);
    next = inRound(next, roundId, (table) => mergeBets(table, bets, event.heard));
    const own = ownFromBets(next, roundId, bets, event.heard);
    if (own.owns !== next.owns) next = { ...next, owns: own.owns };
    if (own.incomplete && !next.needsSnapshot) next = { ...next, needsSnapshot: true };
  }
  return next;
}

export function foldEscapes(state: CrashState, event: CrashEvent & { type: 'escapeInfo' }): CrashState {
  let next = state;
  for (const [roundId, escapes] of groupedByRound(event.escapes)) {
    next = inRound(next, roundId, (table) => mergeEscapes(table, escapes));
    const owns = ownFromEscapes(next.owns, escapes);
    if (owns !== next.owns) next = { ...next, owns };
    const unknown = !next.round || compareRounds(roundId, next.round.roundId) > 0;
    if (unknown && !next.needsSnapshot) next = { ...next, needsSnapshot: true };
  }
  return next;
}

type Merge = (table: CrashRound | CrashAhead) => CrashTable;

/** Merges into the live round's table, or into what is kept of a later one; older rounds are dropped. */
function inRound(state: CrashState, roundId: string, merge: Merge): CrashState {
  const { round } = state;
  const order = round ? compareRounds(roundId, round.roundId) : 1;
  if (order < 0) return state;
  if (round && order === 0) {
    const table = merge(round);
    if (table === round) return state;
    return redrawn({ ...state, round: { ...round, bets: table.bets, orphans: table.orphans } });
  }
  const beyondNext = round !== null && compareRounds(roundId, round.nextRoundId) > 0;
  const next = inAhead(state, roundId, (ahead) => ({ ...ahead, ...merge(ahead) }));
  return beyondNext && !next.needsSnapshot ? { ...next, needsSnapshot: true } : next;
}

/** Only the furthest round heard of is kept: whatever lies between is known from the snapshot that this asks for. */
export function inAhead(
  state: CrashState,
  roundId: string,
  change: (ahead: CrashAhead) => CrashAhead,
): CrashState {
  const known = state.ahead;
  const order = known ? compareRounds(roundId, known.roundId) : 1;
  if (order < 0) return state;
  const ahead = known && order === 0 ? known : { roundId, end: null, ...EMPTY_TABLE };
  return { ...state, ahead: change(ahead) };
}

/** Recomputes what the picture shows of the cash-outs. */
export function redrawn(state: CrashState): CrashState {
  if (!state.round) return state;
  const escapes = drawnEscapes(state.round.bets, state.player?.id ?? null);
  return { ...state, round: { ...state.round, escapes } };
}

function groupedByRound<T extends { roundId: string }>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(one.roundId, [...(groups.get(one.roundId) ?? []), one]);
  return groups;
}

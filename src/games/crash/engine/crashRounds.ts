import type { CrashEnd } from '../../../../contract/games/crash/channel.ts';
import { CRASH_TIMING } from '../../../../contract/games/crash/timing.ts';
import { compareRounds } from '../../engine/rounds.ts';
import { betTotals, inAhead, joinBets, mergeBets, NO_BETS, redrawn } from './crashBets.ts';
import { ownFromSnapshot } from './crashOwn.ts';
import type {
  CrashAhead,
  CrashBets,
  CrashEvent,
  CrashPast,
  CrashRound,
  CrashRoundEnd,
  CrashSnapshot,
  CrashState,
  CrashTotals,
} from './crashState.ts';

/** Folds events that open, replace and end a round. */

const MAX_HISTORY = 30;

export function foldSnapshot(state: CrashState, game: CrashSnapshot, requestedAt: number): CrashState {
  const current = state.round;
  if (current && compareRounds(game.roundId, current.roundId) < 0) return state;
  const known = current?.roundId === game.roundId ? current : null;
  const early = state.ahead?.roundId === game.roundId ? state.ahead : null;
  const listed = mergeBets(NO_BETS, game.betList, requestedAt);
  const complete = betTotals(listed.bets.values()).count >= game.betCount;
  const since = (bets: CrashBets | null) => (complete ? receivedSince(bets, requestedAt) : bets) ?? NO_BETS;
  const merged = joinBets(joinBets(since(known), since(early)), listed);
  const past = game.historyRate.map((one) => ({ roundId: one.roundId, rate: BigInt(one.rate) }));
  const { min, max, maxProfit } = game.betAmountRange;
  const end = known?.end ?? early?.end ?? endOfSnapshot(game);
  const ahead = stillAhead(state.ahead, game.roundId);
  return redrawn({
    ...state,
    round: {
      roundId: game.roundId,
      nextRoundId: game.nextRoundId,
      openTime: known?.openTime ?? openTimeOf(game),
      startTime: end?.startTime ?? Math.max(game.startTime, known?.startTime ?? 0),
      seedPubHash: game.seedPubHash,
      seedHashHash: game.seedHashHash,
      end,
      ...merged,
      hidden: hiddenBets(merged, game),
      cashOuts: [],
    },
    ahead,
    history: mergeHistory(state.history, end ? [...past, { roundId: game.roundId, rate: end.target }] : past),
    limits: { min: BigInt(min), max: BigInt(max), maxProfit: BigInt(maxProfit) },
    slips: game.slips,
    ownBets: ownFromSnapshot(state.ownBets, game, requestedAt),
    needsSnapshot: ahead !== null && provesLoss(ahead, game.nextRoundId),
  });
}

/** The usual time before lift-off; a round that was announced earlier was already open by then. */
function openTimeOf({ startTime, serverTime }: { startTime: number; serverTime: number }): number {
  return Math.min(startTime - CRASH_TIMING.preparation, serverTime);
}

/** A complete list overrides everything received before it was requested: bets it lacks were cancelled. */
function receivedSince(known: CrashBets | null, requestedAt: number): CrashBets {
  const bets = [...(known?.bets ?? [])].filter(([, bet]) => bet.receivedAt > requestedAt);
  return { bets: new Map(bets), orphans: new Map() };
}

function endOfSnapshot(game: CrashSnapshot): CrashRoundEnd | null {
  if (game.target === null || game.hash === null || game.endTime === null) return null;
  const { hash, startTime, endTime, interrupted: voided } = game;
  return { target: BigInt(game.target), hash, startTime, endTime, voided };
}

export function foldStart(
  state: CrashState,
  { start, receivedAt }: CrashEvent & { type: 'start' },
): CrashState {
  const current = state.round;
  const order = current ? compareRounds(start.roundId, current.roundId) : 1;
  if (order < 0) return state;
  if (current && order === 0) {
    const merged = mergeBets(current, start.betList, receivedAt);
    // A server that was down reopens betting: lift-off only moves later.
    const startTime = current.end ? current.startTime : Math.max(current.startTime, start.startTime);
    if (merged === current && startTime === current.startTime) return state;
    return redrawn({ ...state, round: { ...current, ...merged, startTime } });
  }
  const early = state.ahead?.roundId === start.roundId ? state.ahead : null;
  const listed = mergeBets(NO_BETS, start.betList, receivedAt);
  const merged = early ? joinBets(listed, early) : listed;
  const missedEnd = current !== null && current.end === null;
  const ahead = stillAhead(state.ahead, start.roundId);
  return redrawn({
    ...state,
    round: {
      roundId: start.roundId,
      nextRoundId: start.nextRoundId,
      openTime: openTimeOf(start),
      startTime: early?.end?.startTime ?? start.startTime,
      seedPubHash: start.seedPubHash,
      seedHashHash: start.seedHashHash,
      end: early?.end ?? null,
      ...merged,
      hidden: hiddenBets(merged, start),
      cashOuts: [],
    },
    ahead,
    ownBets: new Map([...state.ownBets].filter(([, own]) => compareRounds(own.roundId, start.roundId) >= 0)),
    needsSnapshot: state.needsSnapshot || missedEnd || state.limits === null,
  });
}

export function foldEnd(state: CrashState, message: CrashEnd): CrashState {
  const { roundId, hash, startTime, endTime, interrupted: voided } = message;
  const end = { target: BigInt(message.target), hash, startTime, endTime, voided };
  const order = state.round ? compareRounds(roundId, state.round.roundId) : 1;
  const history = mergeHistory(state.history, [{ roundId, rate: end.target }]);
  if (order < 0) return history === state.history ? state : { ...state, history };
  if (state.round && order === 0) {
    if (state.round.end) return state;
    return { ...state, history, round: { ...state.round, end, startTime } };
  }
  return {
    ...inAhead(state, roundId, (ahead) => ({ ...ahead, end: ahead.end ?? end })),
    history,
    needsSnapshot: true,
  };
}

/** Totals of a later round are taken from its start or its snapshot. */
export function foldTotals(state: CrashState, totals: CrashTotals): CrashState {
  const { round } = state;
  if (round?.roundId !== totals.roundId) return state;
  const hidden = hiddenBets(round, totals);
  const same = hidden.count === round.hidden.count && hidden.total === round.hidden.total;
  return same ? state : { ...state, round: { ...round, hidden } };
}

/** Bets that a message's totals include but that are not listed by name. */
function hiddenBets(bets: CrashBets, counted: { betCount: number; betTotal: string }): CrashRound['hidden'] {
  const known = betTotals(bets.bets.values());
  if (counted.betCount <= known.count) return { count: 0, total: 0n };
  const total = BigInt(counted.betTotal) - known.total;
  return { count: counted.betCount - known.count, total: total > 0n ? total : 0n };
}

function stillAhead(ahead: CrashAhead | null, roundId: string): CrashAhead | null {
  return ahead && compareRounds(ahead.roundId, roundId) > 0 ? ahead : null;
}

/** Bets on the next round arrive before its start; anything else about a later round means that its start was lost. */
function provesLoss(ahead: CrashAhead, nextRoundId: string): boolean {
  if (compareRounds(ahead.roundId, nextRoundId) > 0 || ahead.end !== null || ahead.orphans.size > 0)
    return true;
  return [...ahead.bets.values()].some((bet) => bet.status === 'cashed');
}

/** Newest first, one entry per round; returns the same list when nothing is new. */
function mergeHistory(known: readonly CrashPast[], more: readonly CrashPast[]): readonly CrashPast[] {
  const rounds = new Map(known.map((one) => [one.roundId, one]));
  for (const one of more) if (!rounds.has(one.roundId)) rounds.set(one.roundId, one);
  if (rounds.size === known.length) return known;
  return [...rounds.values()].sort((a, b) => compareRounds(b.roundId, a.roundId)).slice(0, MAX_HISTORY);
}

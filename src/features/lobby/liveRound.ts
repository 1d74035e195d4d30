import type { CrashEnd, CrashGame, CrashStart } from '../../../contract/games/crashChannel.ts';

/** The running round, as much of it as the lobby shows. */
export interface LiveRound {
  roundId: string;
  /** Server time of lift-off. */
  startTime: number;
  betCount: number;
  /** The multiplier it ended at, in 1/10000; null while it has not. */
  target: bigint | null;
  /** Where the last rounds ended, newest first. */
  past: readonly PastRound[];
}

interface PastRound {
  roundId: string;
  rate: bigint;
}

export type LivePhase = 'preparing' | 'flying' | 'ended';

const PAST_SHOWN = 12;

export function phaseOf(round: LiveRound, now: number): LivePhase {
  if (round.target !== null) return 'ended';
  return now < round.startTime ? 'preparing' : 'flying';
}

/** A snapshot, unless an event overtook it on the way. */
export function withSnapshot(last: LiveRound | null, game: CrashGame): LiveRound {
  const { roundId, startTime, betCount } = game;
  const target = game.target === null ? null : BigInt(game.target);
  const told = game.historyRate.map((one) => ({ roundId: one.roundId, rate: BigInt(one.rate) }));
  const past = target === null ? told : withPast(told, { roundId, rate: target });
  const snapshot = { roundId, startTime, betCount, target, past: past.slice(0, PAST_SHOWN) };
  if (!last || BigInt(roundId) > BigInt(last.roundId)) return snapshot;
  if (roundId !== last.roundId || last.target !== null)
    return { ...last, past: merge(last.past, snapshot.past) };
  return snapshot;
}

export function withStart(last: LiveRound | null, start: CrashStart): LiveRound {
  const { roundId, startTime, betCount } = start;
  return { roundId, startTime, betCount, target: null, past: last?.past ?? [] };
}

export function withEnd(last: LiveRound | null, end: CrashEnd): LiveRound {
  const { roundId, startTime } = end;
  const rate = BigInt(end.target);
  const betCount = last?.roundId === roundId ? last.betCount : 0;
  return { roundId, startTime, betCount, target: rate, past: withPast(last?.past ?? [], { roundId, rate }) };
}

function withPast(past: readonly PastRound[], round: PastRound): readonly PastRound[] {
  return merge([round], past);
}

/** Both lists, newest first, each round once. */
function merge(one: readonly PastRound[], other: readonly PastRound[]): readonly PastRound[] {
  const known = new Map([...other, ...one].map((round) => [round.roundId, round]));
  return [...known.values()]
    .sort((a, b) => (BigInt(a.roundId) < BigInt(b.roundId) ? 1 : -1))
    .slice(0, PAST_SHOWN);
}

import type { LiveResult, LiveRound, LiveTable, LiveTables } from '../../../contract/games/live/channel.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';

/** The games' newest rounds and last results; a game that this house does not play is missing. */
export type Tables = Partial<Record<RoundGameKey, LiveTable>>;

/** betting: bets are taken. playing: they are not any more, and the result is not out. result: it is. */
export type LivePhase = 'betting' | 'playing' | 'result';

export function phaseOf({ closeTime, result }: LiveRound, now: number): LivePhase {
  if (result) return 'result';
  return now < closeTime ? 'betting' : 'playing';
}

const PAST = 12;

/** An event, whatever overtook it. */
export function withRound(tables: Tables, round: LiveRound): Tables {
  return withTable(tables, round, []);
}

/** A snapshot, unless events overtook it on their way. */
export function withSnapshot(tables: Tables, { tables: told }: LiveTables): Tables {
  return told.reduce((known, { round, past }) => withTable(known, round, past), tables);
}

function withTable(tables: Tables, round: LiveRound, past: readonly LiveResult[]): Tables {
  const known = tables[round.game];
  const { roundId, result } = round;
  const results = merge(known?.past ?? [], past, result ? [{ roundId, result }] : []);
  return { ...tables, [round.game]: { round: newer(known?.round, round), past: results } };
}

/** Rounds only go forward: one that has its result, or whose successor is known, does not come back. */
function newer(known: LiveRound | undefined, round: LiveRound): LiveRound {
  if (!known) return round;
  const ahead = BigInt(round.roundId) - BigInt(known.roundId);
  if (ahead !== 0n) return ahead > 0n ? round : known;
  return known.result && !round.result ? known : round;
}

/** All lists as one, newest first, each round once. */
function merge(...lists: readonly (readonly LiveResult[])[]): LiveResult[] {
  return [...new Map(lists.flat().map((one) => [one.roundId, one])).values()]
    .sort((one, other) => (BigInt(one.roundId) < BigInt(other.roundId) ? 1 : -1))
    .slice(0, PAST);
}

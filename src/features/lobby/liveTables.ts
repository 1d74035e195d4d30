import { useEffect, useState } from 'react';
import type { LiveResult, LiveRound, LiveTable, LiveTables } from '../../../contract/games/live/channel.ts';
import { gamesLive, gamesLiveRound } from '../../../contract/games/live/operations.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { channel, serverNow } from '../../net/house.ts';
import { onTick } from '../../ui/live/useLiveText.ts';

/** The games' newest rounds and last results; a game that this house does not play is missing. */
export type Tables = Partial<Record<RoundGameKey, LiveTable>>;

/** betting: bets are taken. playing: they are not any more, and the result is not out. result: it is. */
export type LivePhase = 'betting' | 'playing' | 'result';

export function phaseOf({ closeTime, result }: LiveRound, now: number): LivePhase {
  if (result) return 'result';
  return now < closeTime ? 'betting' : 'playing';
}

const PAST = 12;

/** In the lobby figures change every so many ticks of the clock (useLiveText): it is read past, and often stands for long. */
export const LOBBY_PACE = 3;

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

/** Follows the rounds of all games: a snapshot at every connection, then one event a change. Null before the first. */
export function useLiveTables(): Tables | null {
  const [tables, setTables] = useState<Tables | null>(null);
  useEffect(() => {
    const fetchSnapshot = () => {
      channel.request(gamesLive, {}, { quiet: true }).then(
        (snapshot) => setTables((last) => withSnapshot(last ?? {}, snapshot)),
        // The lobby works without its live tiles; the next connection asks again.
        () => undefined,
      );
    };
    const stops = [
      channel.subscribe(gamesLiveRound, {
        next: (round) => setTables((last) => withRound(last ?? {}, round)),
      }),
      channel.onConnected(fetchSnapshot),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return tables;
}

/** The phase of a round: rendered at each change of it, not at each tick. Null without a round. */
export function useLivePhase(round: LiveRound | null): LivePhase | null {
  const [phase, setPhase] = useState<LivePhase | null>(null);
  useEffect(() => {
    if (!round) return;
    const look = () => setPhase(phaseOf(round, serverNow()));
    look();
    return onTick(look);
  }, [round]);
  return phase;
}

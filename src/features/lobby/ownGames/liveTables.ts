import { useEffect } from 'react';
import { create } from 'zustand';
import type {
  LiveResult,
  LiveRound,
  LiveTable,
  LiveTables,
} from '../../../../contract/games/live/channel.ts';
import { gamesLive, gamesLiveRound } from '../../../../contract/games/live/operations.ts';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import { channel } from '../../../net/backend.ts';

/** The games' newest rounds and last results; games not offered by this server are missing. */
export type Tables = Partial<Record<RoundGameKey, LiveTable>>;

/** betting: betting is open. playing: it is closed and there is no result yet. result: there is one. */
export type LivePhase = 'betting' | 'playing' | 'result';

export function phaseOf({ closeTime, result }: LiveRound, now: number): LivePhase {
  if (result) return 'result';
  return now < closeTime ? 'betting' : 'playing';
}

/**
 * Whole seconds until betting closes, at least 1. They change at whole seconds of server time rather than relative to each
 * game's close, so that all tiles change together.
 */
export function secondsLeft(closeTime: number, now: number): number {
  return Math.max(1, Math.round((closeTime - Math.floor(now / 1_000) * 1_000) / 1_000));
}

/** Number of results shown per game. */
const PAST = 12;

/** Merges an event; older or newer data may have overtaken it. */
export function withRound(tables: Tables, round: LiveRound): Tables {
  return withTable(tables, round, []);
}

/** Merges a snapshot, unless events have overtaken it. */
export function withSnapshot(tables: Tables, { tables: received }: LiveTables): Tables {
  return received.reduce((known, { round, past }) => withTable(known, round, past), tables);
}

function withTable(tables: Tables, round: LiveRound, past: readonly LiveResult[]): Tables {
  const known = tables[round.game];
  const { roundId, result } = round;
  const more = result ? [...past, { roundId, result }] : past;
  // Returns the same list when there is nothing new, so that nothing re-renders.
  const results = known && more.length === 0 ? known.past : merge(known?.past ?? [], more);
  return { ...tables, [round.game]: { round: newer(known?.round, round), past: results } };
}

/** Rounds only move forward: one that has its result, or whose successor is known, does not come back. */
function newer(known: LiveRound | undefined, round: LiveRound): LiveRound {
  if (!known) return round;
  const ahead = BigInt(round.roundId) - BigInt(known.roundId);
  if (ahead !== 0n) return ahead > 0n ? round : known;
  return known.result && !round.result ? known : round;
}

/** Merges lists, newest first, without duplicates. */
function merge(...lists: readonly (readonly LiveResult[])[]): LiveResult[] {
  return [...new Map(lists.flat().map((one) => [one.roundId, one])).values()]
    .sort((one, other) => (BigInt(one.roundId) < BigInt(other.roundId) ? 1 : -1))
    .slice(0, PAST);
}

/** The rounds of all games while subscribed; null before the first snapshot. */
const useTables = create<{ tables: Tables | null }>(() => ({ tables: null }));

/** Subscribes to the rounds of all games while mounted: a snapshot at every connection, then one event per change. */
export function useFollowedTables(): void {
  useEffect(() => {
    let gone = false;
    const change = (next: (last: Tables) => Tables) =>
      gone || useTables.setState(({ tables }) => ({ tables: next(tables ?? {}) }));
    const fetchSnapshot = () => {
      channel.request(gamesLive, {}, { quiet: true }).then(
        (snapshot) => change((last) => withSnapshot(last, snapshot)),
        // The lobby works without its live tiles; the next connection retries.
        () => undefined,
      );
    };
    const stops = [
      channel.subscribe(gamesLiveRound, {
        next: (round) => change((last) => withRound(last, round)),
      }),
      channel.onConnected(fetchSnapshot),
    ];
    return () => {
      gone = true;
      for (const stop of stops) stop();
      // Data without a subscription becomes outdated.
      useTables.setState({ tables: null });
    };
  }, []);
}

/** The newest round of a subscribed game; null until it is known. */
export function roundOf(game: RoundGameKey): LiveRound | null {
  return useTables.getState().tables?.[game]?.round ?? null;
}

/** Whether a round of a game is known. */
export function useIsKnown(game: RoundGameKey): boolean {
  return useTables(({ tables }) => tables?.[game] !== undefined);
}

/** A game's last results; re-renders on each new one. Null until they are known. */
export function useLastResults(game: RoundGameKey): readonly LiveResult[] | null {
  return useTables(({ tables }) => tables?.[game]?.past ?? null);
}

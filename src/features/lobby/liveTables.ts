import { useEffect } from 'react';
import { create } from 'zustand';
import type { LiveResult, LiveRound, LiveTable, LiveTables } from '../../../contract/games/live/channel.ts';
import { gamesLive, gamesLiveRound } from '../../../contract/games/live/operations.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { channel } from '../../net/backend.ts';

/** The games' newest rounds and last results; a game that this house does not play is missing. */
export type Tables = Partial<Record<RoundGameKey, LiveTable>>;

/** betting: bets are taken. playing: they are not any more, and the result is not out. result: it is. */
export type LivePhase = 'betting' | 'playing' | 'result';

export function phaseOf({ closeTime, result }: LiveRound, now: number): LivePhase {
  if (result) return 'result';
  return now < closeTime ? 'betting' : 'playing';
}

/**
 * Whole seconds until bets close, at least 1. They change as the house's clock comes to a whole second and not as each table
 * does: the figures of all tables change as one.
 */
export function secondsLeft(closeTime: number, now: number): number {
  return Math.max(1, Math.round((closeTime - Math.floor(now / 1_000) * 1_000) / 1_000));
}

/** How many results of a game are shown. */
const PAST = 12;

/** An event, whatever overtook it. */
export function withRound(tables: Tables, round: LiveRound): Tables {
  return withTable(tables, round, []);
}

/** A snapshot, unless events overtook it on their way. */
export function withSnapshot(tables: Tables, { tables: received }: LiveTables): Tables {
  return received.reduce((known, { round, past }) => withTable(known, round, past), tables);
}

function withTable(tables: Tables, round: LiveRound, past: readonly LiveResult[]): Tables {
  const known = tables[round.game];
  const { roundId, result } = round;
  const more = result ? [...past, { roundId, result }] : past;
  // The same list where there is nothing more: what shows it is not rendered.
  const results = known && more.length === 0 ? known.past : merge(known?.past ?? [], more);
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

/** Of all games, while somebody follows them; null before the first snapshot. */
const useTables = create<{ tables: Tables | null }>(() => ({ tables: null }));

/** Follows the rounds of all games while the caller stands: a snapshot at every connection, then one event a change. */
export function useFollowedTables(): void {
  useEffect(() => {
    let gone = false;
    const change = (next: (last: Tables) => Tables) =>
      gone || useTables.setState(({ tables }) => ({ tables: next(tables ?? {}) }));
    const fetchSnapshot = () => {
      channel.request(gamesLive, {}, { quiet: true }).then(
        (snapshot) => change((last) => withSnapshot(last, snapshot)),
        // The lobby works without its live tiles; the next connection asks again.
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
      // What is not followed grows old.
      useTables.setState({ tables: null });
    };
  }, []);
}

/** The newest round of a game, of those that are followed; null until it is known. */
export function roundOf(game: RoundGameKey): LiveRound | null {
  return useTables.getState().tables?.[game]?.round ?? null;
}

/** Whether a round of a game is known. */
export function useIsKnown(game: RoundGameKey): boolean {
  return useTables(({ tables }) => tables?.[game] !== undefined);
}

/** How a game's last rounds ended: rendered as one more has. Null until it is known. */
export function useLastResults(game: RoundGameKey): readonly LiveResult[] | null {
  return useTables(({ tables }) => tables?.[game]?.past ?? null);
}

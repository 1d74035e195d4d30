import { useEffect, useState } from 'react';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import { gamesLive, gamesLiveRound } from '../../../contract/games/live/operations.ts';
import { channel, serverNow } from '../../net/house.ts';
import { onTick } from '../../ui/live/useLiveText.ts';
import { type LivePhase, phaseOf, type Tables, withRound, withSnapshot } from './liveTables.ts';

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

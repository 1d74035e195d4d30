import { useEffect, useState } from 'react';
import type { SoloLastWin, SoloWaiting } from '../../../../contract/games/live/channel.ts';
import { gamesLiveSolo, gamesLiveSoloWins } from '../../../../contract/games/live/operations.ts';
import type { SoloBet, SoloGame } from '../../../../contract/games/solo/channel.ts';
import { channel } from '../../../net/backend.ts';
import { useUserId } from '../../../shared/catalogue/storedCards.ts';

/** Live data of the solo games. */
export interface SoloLive {
  /** The last win in each. */
  wins: Partial<Record<SoloGame, SoloBet>>;
  /** The player's own open rounds. */
  waiting: readonly SoloWaiting[];
}

/** Merges wins received in any order. */
function withWins(known: SoloLive['wins'], received: readonly SoloLastWin[]): SoloLive['wins'] {
  const wins = { ...known };
  for (const { game, bet } of received) if (bet.at >= (wins[game]?.at ?? 0)) wins[game] = bet;
  return wins;
}

/**
 * Subscribes to the solo games: a snapshot at every connection, on a change of player, and when the page becomes visible again
 * (a round may have continued elsewhere); then each win. Null before the first snapshot.
 */
export function useSoloLobby(): SoloLive | null {
  const [live, setLive] = useState<SoloLive | null>(null);
  const userId = useUserId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rounds belong to this player
  useEffect(() => {
    let gone = false;
    const fetchSnapshot = () => {
      channel.request(gamesLiveSolo, {}, { quiet: true }).then(
        ({ wins, waiting }) =>
          gone || setLive((last) => ({ wins: withWins(last?.wins ?? {}, wins), waiting })),
        // The lobby works without it; the next connection retries.
        () => undefined,
      );
    };
    const seen = () => document.hidden || fetchSnapshot();
    document.addEventListener('visibilitychange', seen);
    const stops = [
      channel.subscribe(gamesLiveSoloWins, {
        next: (received) =>
          gone || setLive((last) => last && { ...last, wins: withWins(last.wins, received) }),
      }),
      channel.onConnected(fetchSnapshot),
    ];
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', seen);
      for (const stop of stops) stop();
    };
  }, [userId]);
  return live;
}

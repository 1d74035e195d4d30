import { useEffect, useState } from 'react';
import type { SoloLastWin, SoloWaiting } from '../../../contract/games/live/channel.ts';
import { gamesLiveSolo, gamesLiveSoloWins } from '../../../contract/games/live/operations.ts';
import type { SoloBet, SoloGame } from '../../../contract/games/solo/channel.ts';
import { channel } from '../../net/backend.ts';
import { useUserId } from '../../shared/catalogue/keptCards.ts';

/** What is alive of the solo games. */
export interface SoloLive {
  /** The last win at each. */
  wins: Partial<Record<SoloGame, SoloBet>>;
  /** The player's own open rounds. */
  waiting: readonly SoloWaiting[];
}

/** Wins that were told in any order. */
function withWins(known: SoloLive['wins'], received: readonly SoloLastWin[]): SoloLive['wins'] {
  const wins = { ...known };
  for (const { game, bet } of received) if (bet.at >= (wins[game]?.at ?? 0)) wins[game] = bet;
  return wins;
}

/**
 * Follows the solo games: a snapshot at every connection, as somebody else signs in, and when the page is looked at again,
 * since a round may have gone on elsewhere; then the wins as they are told. Null before the first.
 */
export function useSoloLobby(): SoloLive | null {
  const [live, setLive] = useState<SoloLive | null>(null);
  const userId = useUserId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose rounds they are
  useEffect(() => {
    let gone = false;
    const fetchSnapshot = () => {
      channel.request(gamesLiveSolo, {}, { quiet: true }).then(
        ({ wins, waiting }) =>
          gone || setLive((last) => ({ wins: withWins(last?.wins ?? {}, wins), waiting })),
        // The lobby works without; the next connection asks again.
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

import { useEffect } from 'react';
import { clock } from '../../net/backend.ts';
import { type Session, useSession } from '../../shared/account/session.ts';

/** What a page needs from a game session, for any kind of rounds. */
interface GameSession {
  open(): void;
  close(): void;
  /** Fetches a snapshot when the time or the state may be outdated. */
  refresh(): void;
  signedIn(player: NonNullable<Session['player']>): void;
  signedOut(): void;
}

/** Keeps a session open while mounted. `session` must be the same object at every render. */
export function useGameSession(session: GameSession): void {
  useEffect(() => {
    const follow = ({ token, player }: Session) => {
      if (player) session.signedIn(player);
      else if (token === null) session.signedOut();
    };
    follow(useSession.getState());
    const unfollow = useSession.subscribe(follow);
    const stopClock = clock.onSuspect(() => session.refresh());
    session.open();
    return () => {
      unfollow();
      stopClock();
      session.close();
    };
  }, [session]);
}

import { useEffect } from 'react';
import { clock } from '../../net/house.ts';
import { type Session, useSession } from '../../shared/account/session.ts';

/** A table that a player can sit at. */
interface Seats {
  open(): void;
  close(): void;
  /** Fetches a snapshot, when the time or the state is in doubt. */
  refresh(): void;
  signedIn(player: NonNullable<Session['player']>): void;
  signedOut(): void;
}

/** Sits at the table while mounted. `table` is the same object at every render. */
export function useSeat(table: Seats): void {
  useEffect(() => {
    const follow = ({ token, player }: Session) => {
      if (player) table.signedIn(player);
      else if (token === null) table.signedOut();
    };
    follow(useSession.getState());
    const unfollow = useSession.subscribe(follow);
    const stopClock = clock.onSuspect(() => table.refresh());
    table.open();
    return () => {
      unfollow();
      stopClock();
      table.close();
    };
  }, [table]);
}

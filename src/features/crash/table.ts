import { useEffect } from 'react';
import { useStore } from 'zustand';
import { channel, clock, serverNow } from '../../net/house.ts';
import { randomId } from '../../net/storage.ts';
import { market } from '../../state/market.ts';
import { refreshBrief, type Session, setBalance, useSession } from '../../state/session.ts';
import { type CrashTableState, dispatch } from './crashStore.ts';
import { CrashTable } from './crashTable.ts';

/** The one crash table of this page, fed while somebody sits at it. */
export const table = new CrashTable({
  channel,
  mark: () => clock.mark(),
  serverNow,
  key: randomId,
  random: Math.random,
  currency: market.currency,
  wallet: {
    balance: () => useSession.getState().balance,
    set: setBalance,
    refresh: () => void refreshBrief(),
  },
});

/** A narrow slice of the table's state. */
export function useCrash<T>(select: (state: CrashTableState) => T): T {
  return useStore(table.store, select);
}

/** Sits at the table while mounted. */
export function useSeat(): void {
  useEffect(() => {
    follow(useSession.getState());
    const unfollow = useSession.subscribe(follow);
    const stopClock = clock.onSuspect(() => table.refresh());
    table.open();
    return () => {
      unfollow();
      stopClock();
      table.close();
    };
  }, []);
}

function follow({ token, player }: Session): void {
  if (player) dispatch(table.store, { type: 'signedIn', player });
  else if (token === null) dispatch(table.store, { type: 'signedOut' });
}

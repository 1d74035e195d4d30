import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../net/house.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { usePoolUi } from './poolUi.ts';

/** Whether bets are taken at this moment by the house's clock. */
export function usePoolOpen(): boolean {
  const { store } = usePoolUi().table;
  return useSyncExternalStore(
    (changed) => {
      const stops = [store.subscribe(changed), onTick(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const { round } = store.getState().game;
      return round !== null && !round.end && serverNow() < round.closeTime;
    },
  );
}

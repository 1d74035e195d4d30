import { useEffect, useState } from 'react';
import { crashCurGame, crashEnd, crashStart } from '../../../contract/games/crashOperations.ts';
import { channel } from '../../net/house.ts';
import { market } from '../../state/market.ts';
import { type LiveRound, withEnd, withSnapshot, withStart } from './liveRound.ts';

/** Follows the live round: a snapshot at every connection, then its starts and ends. Null before the first. */
export function useLiveRound(): LiveRound | null {
  const [round, setRound] = useState<LiveRound | null>(null);
  useEffect(() => {
    const fetchSnapshot = () => {
      channel.request(crashCurGame, { currency: market.currency }, { quiet: true }).then(
        (game) => setRound((last) => withSnapshot(last, game)),
        // The lobby works without its live panel; the next connection asks again.
        () => undefined,
      );
    };
    const stops = [
      channel.subscribe(crashStart, { next: (start) => setRound((last) => withStart(last, start)) }),
      channel.subscribe(crashEnd, { next: (end) => setRound((last) => withEnd(last, end)) }),
      channel.onConnected(fetchSnapshot),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return round;
}

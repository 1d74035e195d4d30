import { useEffect, useState } from 'react';
import { serverNow } from '../../../net/house.ts';
import type { PoolPast } from '../../pools/engine/poolState.ts';
import { WINGO_SHOWN } from '../engine/wingo.ts';
import { useWingo } from './wingoTables.ts';

/** The model's last results, newest first: the newest is told only when its ball has been shown. */
export function useWingoDrawn(): readonly PoolPast<number>[] {
  const history = useWingo(({ game }) => game.history);
  const round = useWingo(({ game }) => game.round);
  const [shownUntil, setShownUntil] = useState(0);
  const startTime = round?.startTime ?? 0;
  const at = startTime + WINGO_SHOWN;
  useEffect(() => {
    const wait = at - serverNow();
    if (wait <= 0) return setShownUntil(at);
    const timer = setTimeout(() => setShownUntil(at), wait);
    return () => clearTimeout(timer);
  }, [at]);
  return shownUntil >= at ? history : history.slice(1);
}
